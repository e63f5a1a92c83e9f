import { expect, test } from 'vitest';
import { readingMinutes, similarArticles } from './article.ts';
import { sampleArticle } from '#tests/support/sample-article.ts';

test('counts a minute per two hundred words, rounded up, and at least one', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('mot '.repeat(201))).toBe(2);
  expect(readingMinutes('mot\n'.repeat(600))).toBe(3);
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
  expect(similarArticles(current, [current, ...others]).map(({ id }) => id)).toEqual([4, 6, 3]);
});
