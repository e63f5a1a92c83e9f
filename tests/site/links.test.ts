import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { config as contactFunction } from '#netlify/entries/contact/contact.ts';
import { addressRules } from '#src/content-model/address-rules.ts';
import { filesOnDisk, readEntries } from '#src/content-model/read.ts';
import type { SearchIndex } from '#src/features/search/search-documents.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { attributes } from '../support/built-page.ts';
import { answerAt, atLeast, builtFiles, builtPages, readBuilt } from '../support/built-site.ts';

const OWN_ORIGIN = new URL(site.brand.url).origin;

/** Addresses in structured data. Addresses with a fragment are left out, because they are only identifiers. */
const OWN_ADDRESS = new RegExp(`"(${OWN_ORIGIN}[^"#]*)"`, 'g');

const STYLE_ADDRESS = /url\(["']?(\/[^"')]+)/g;

const srcsetUrls = (srcset: string) => srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

const matchesIn = (root: HTMLElement, selector: string, pattern: RegExp): string[] =>
  root
    .querySelectorAll(selector)
    .flatMap(({ rawText }) => [...rawText.matchAll(pattern)].map(([, address = '']) => address));

/** Every address in a page, including those of `use` elements, metadata, structured data, styles and embedded maps. */
const addressesIn = (root: HTMLElement): string[] => [
  ...['href', 'src', 'action', 'formaction', 'poster', 'data-map'].flatMap((name) => attributes(root, name)),
  ...attributes(root, 'srcset').flatMap(srcsetUrls),
  ...root
    .querySelectorAll('meta[property$=":url"], meta[property="og:image"]')
    .map((meta) => meta.getAttribute('content') ?? ''),
  ...matchesIn(root, 'script[type="application/ld+json"]', OWN_ADDRESS),
  ...matchesIn(root, 'style', STYLE_ADDRESS),
];

type Target = { status: number; fragments: ReadonlySet<string> };
const targets = new Map<string, Promise<Target>>();

async function fetchTarget(url: URL): Promise<Target> {
  const response = await answerAt(url.href);
  const location = response.headers.get('location');
  if (location !== null) return targetOf(new URL(location, url));
  const isMarkup = /html|svg/.test(response.headers.get('content-type') ?? '');
  const root = parse(isMarkup ? await response.text() : '');
  return { status: response.status, fragments: new Set(attributes(root, 'id')) };
}

function targetOf(url: URL): Promise<Target> {
  const key = `${url.pathname}${url.search}`;
  const target = targets.get(key) ?? fetchTarget(new URL(key, OWN_ORIGIN));
  targets.set(key, target);
  return target;
}

/** The reason why a link is broken, or undefined when it works. `page` is the path of the page with the link. */
async function defectOf(address: string, page: string): Promise<string | undefined> {
  if (/^(mailto:[^@]+@[^@]+|mailto:\?subject=[^&]+&body=\S+|tel:\+\d+|data:image\/)/.test(address)) return undefined;
  if (!URL.canParse(address, OWN_ORIGIN)) return 'unreadable';
  // Calendar programs subscribe to `webcal:` addresses. The server answers the same address over HTTPS.
  const url = new URL(address.replace(/^webcal:/, 'https:'), new URL(page, OWN_ORIGIN));
  if (url.origin !== OWN_ORIGIN) return url.protocol === 'https:' ? undefined : 'not https';
  if (url.pathname === contactFunction.path) return undefined;
  const { status, fragments } = await targetOf(url);
  if (status !== 200) return `status ${String(status)}`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment === '' || fragments.has(fragment) ? undefined : 'no such fragment';
}

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

test('answers former and unknown addresses as their rules say', async () => {
  for (const { from, query, to, status, page } of addressRules(readEntries(filesOnDisk('.')))) {
    // The build skips drafts and their redirects.
    if (page !== undefined && (await answerAt(page)).status === 404) continue;
    const address = `${from.replace(/:rest\/\*|\*$/, 'nulle-part')}?${new URLSearchParams(query).toString()}`;
    const answer = await answerAt(address);
    const target = await answerAt(to);
    expect([answer.status, target.status], address).toEqual([status, 200]);
    if (status === 301) expect(answer.headers.get('location')?.replace(/\?$/, '')).toBe(to);
    else expect(await answer.text(), address).toBe(await target.text());
  }
});
