import { expect, test } from 'vitest';
import { compareArticles, readingMinutes, similarArticles } from './article.ts';
import { sampleArticle } from '#tests/support/sample-article.ts';

const entry = (id: string, day: string) => ({ id, data: { createdOn: new Date(day) } });

const idsOf = (articles: readonly { id: unknown }[]) => articles.map(({ id }) => id);

test('counts a minute per two hundred words, rounded up, and at least one', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('mot '.repeat(201))).toBe(2);
  expect(readingMinutes('mot\n'.repeat(600))).toBe(3);
});

test('sorts the newest article first, then by the highest number', () => {
  const entries = [entry('2-b', '2026-03-01'), entry('1-a', '2026-05-01'), entry('10-c', '2026-03-01')];
  expect(idsOf(entries.sort(compareArticles))).toEqual(['1-a', '10-c', '2-b']);
});

test('proposes articles with shared tags first, then of the same category', () => {
  const current = sampleArticle({ id: 1, tags: ['Excel', 'Données'] });
  const others = [
    sampleArticle({ id: 2 }),
    sampleArticle({ id: 3, category: 'Financement', tags: ['Excel'] }),
    sampleArticle({ id: 4, category: 'Financement', tags: ['Données', 'Excel'] }),
    sampleArticle({ id: 5, category: 'Financement' }),
    sampleArticle({ id: 6, tags: ['Excel'] }),
  ];
  expect(idsOf(similarArticles(current, [current, ...others]))).toEqual([4, 6, 3]);
});
