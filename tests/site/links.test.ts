import { expect, test } from 'vitest';
import { addressRules } from '#src/content-model/address-rules.ts';
import { filesOnDisk, readEntries } from '#src/content-model/read.ts';
import type { SearchIndex } from '#src/features/search/search-documents.ts';
import { paths } from '#src/site/paths.ts';
import { BuiltSite } from '../../scripts/preview-server.ts';
import { atLeast, builtFiles, builtPages, readBuilt } from '../support/built-site.ts';
import { addressesIn, defectOf } from '../support/site-links.ts';

/** `page -> address: reason`, once for each address. */
async function defects(found: readonly { page: string; address: string }[]): Promise<string[]> {
  const lines = new Map<string, string>();
  for (const { page, address } of found) {
    const defect = await defectOf(address, page);
    const key = `${address}: ${defect ?? ''}`;
    if (defect !== undefined && !lines.has(key)) lines.set(key, `${page} -> ${key}`);
  }
  return [...lines.values()];
}

test('has a target for every link and fragment of every page', async () => {
  const found = builtPages().flatMap(({ path, root }) => addressesIn(root).map((address) => ({ page: path, address })));
  expect(found.length).toBeGreaterThanOrEqual(atLeast(1000));
  expect(await defects(found)).toEqual([]);
});

const isFeedOrSitemap = (file: string) => /^(rss|sitemap-\w+)\.xml$|^robots\.txt$/.test(file);

test('has a target for every address of the feed and the sitemap', async () => {
  const found = builtFiles()
    .filter(isFeedOrSitemap)
    .flatMap((file) =>
      [...readBuilt(file).matchAll(/https:\/\/[^\s<"&]+(?<!\.)/g)]
        .map(([address]) => ({ page: `/${file}`, address }))
        .filter(({ address }) => !/www\.(sitemaps\.org|google\.com|w3\.org)/.test(address)),
    );
  expect(found.length).toBeGreaterThanOrEqual(atLeast(30));
  expect(await defects(found)).toEqual([]);
});

test('has a target for every search result', async () => {
  const { documents } = JSON.parse(readBuilt(paths.searchIndex.slice(1))) as SearchIndex;
  expect(documents.length).toBeGreaterThanOrEqual(atLeast(60));
  expect(await defects(documents.map(({ href }) => ({ page: paths.search, address: href })))).toEqual([]);
});

const site = new BuiltSite(process.cwd());

const answer = (address: string) => site.answer(new Request(`http://localhost${address}`));

test('points every redirect to an existing page', async () => {
  const missing: string[] = [];
  for (const { to, page } of addressRules(readEntries(filesOnDisk(process.cwd())))) {
    // The build skips drafts and their redirects.
    if (page !== undefined && (await answer(page)).status === 404) continue;
    if ((await answer(to)).status !== 200) missing.push(to);
  }
  expect(missing).toEqual([]);
});
