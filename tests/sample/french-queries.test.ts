import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import type { SearchIndex } from '#src/features/search/search-documents.ts';
import { createSearch } from '#src/features/search/search-engine.ts';
import { paths } from '#src/site/paths.ts';
import { readBuilt } from '../support/built-site.ts';

const index = JSON.parse(readBuilt(paths.searchIndex.slice(1))) as SearchIndex;
const search = await createSearch(index);

const file = readFileSync(new URL('wanted-answers.yaml', import.meta.url), 'utf8');
const wanted = parse(file) as Readonly<Record<string, readonly string[]>>;
const QUERIES = Object.entries(wanted).flatMap(([href, queries]) => queries.map((query) => ({ query, href })));

test.each(QUERIES)('returns $href among the first three results for « $query »', ({ query, href }) => {
  const { exact, near } = search(query);
  expect([...exact, ...near].slice(0, 3).map((found) => found.href)).toContain(href);
});

test.each(['zzzzqqq', 'xwvkj', '!!', '1234567890'])('returns no results for « %s »', (query) => {
  expect(search(query)).toEqual({ exact: [], near: [] });
});

test('lists every page once, with a title', () => {
  const { documents } = index;
  expect(documents.filter(({ title, href }) => title === '' || title === href)).toEqual([]);
  expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
});
