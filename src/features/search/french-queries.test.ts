import { expect, test } from 'vitest';
import { contentDocuments } from '#tests/support/content-documents.ts';
import { createSearch } from './search-engine.ts';
import { searchSettings } from '#src/content-model/data.ts';
import { WANTED_ANSWERS, WANTED_FAMILIES } from '#tests/support/wanted-answers.ts';

const documents = contentDocuments();
const search = await createSearch({ documents, synonyms: searchSettings.synonyms });
const firstOf = (query: string) => {
  const { exact, near } = search(query);
  return [...exact, ...near].slice(0, 3).map(({ href }) => href);
};

const QUERIES = Object.entries(WANTED_ANSWERS).flatMap(([href, queries]) => queries.map((query) => ({ query, href })));

test('is tried on two hundred queries and more, each once', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(QUERIES.map(({ query }) => query)).size).toBe(QUERIES.length);
});

test.each(QUERIES)('finds for « $query » $href among the first three', ({ query, href }) => {
  expect(firstOf(query)).toContain(href);
});

test.each(WANTED_FAMILIES)('finds for « $query » nothing first that does not answer it', ({ query, among }) => {
  const first = firstOf(query);
  expect(first).toHaveLength(3);
  expect(first.filter((href) => !among.includes(href))).toEqual([]);
});

test.each(['zzzzqqq', 'xwvkj', '!!', '1234567890'])('finds nothing for « %s »', (query) => {
  expect(search(query)).toEqual({ exact: [], near: [] });
});

test('knows no page under two names, nor one without a name', () => {
  expect(documents.filter(({ title, href }) => title === '' || title === href)).toEqual([]);
  expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
});
