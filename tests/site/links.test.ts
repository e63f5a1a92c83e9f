import { expect, test } from 'vitest';
import { addressRules } from '#src/content-model/address-rules.ts';
import { filesOnDisk, readEntries } from '#src/content-model/read.ts';
import type { SearchIndex } from '#src/features/search/search-documents.ts';
import { paths } from '#src/site/paths.ts';
import { answerAt, atLeast, builtFiles, builtPages, readBuilt } from '../support/built-site.ts';
import { addressesIn, defectOf } from '../support/site-links.ts';

const addressesOfPages = () =>
  builtPages().flatMap(({ path, root }) => addressesIn(root).map((address) => ({ page: path, address })));

const addressesOfFeedAndSitemap = () =>
  builtFiles()
    .filter((file) => /^(rss|sitemap-\w+)\.xml$|^robots\.txt$/.test(file))
    .flatMap((file) => [...readBuilt(file).matchAll(/https:\/\/[^\s<"&]+(?<!\.)/g)])
    .map(([address]) => ({ page: '/', address }))
    .filter(({ address }) => !/www\.(sitemaps\.org|google\.com|w3\.org)/.test(address));

const addressesOfSearch = () => {
  const { documents } = JSON.parse(readBuilt(paths.searchIndex.slice(1))) as SearchIndex;
  return documents.map(({ href }) => ({ page: paths.search, address: href }));
};

test.each([
  ['link and fragment of every page', addressesOfPages, 1000],
  ['address of the feed and the sitemap', addressesOfFeedAndSitemap, 30],
  ['search result', addressesOfSearch, 60],
])('has a target for every %s', async (_, addresses, count) => {
  const found = addresses();
  expect(found.length).toBeGreaterThanOrEqual(atLeast(count));
  const defects = new Map<string, string>();
  for (const { page, address } of found) {
    const defect = await defectOf(address, page);
    if (defect !== undefined) defects.set(`${address}: ${defect}`, page);
  }
  expect([...defects]).toEqual([]);
});

test('points every redirect to an existing page', async () => {
  const missing: string[] = [];
  for (const { to, page } of addressRules(readEntries(filesOnDisk(process.cwd())))) {
    // The build skips drafts and their redirects.
    if (page !== undefined && (await answerAt(page)).status === 404) continue;
    if ((await answerAt(to)).status !== 200) missing.push(to);
  }
  expect(missing).toEqual([]);
});
