import { expect, test } from 'vitest';
import { compareArticles, readingMinutes, similarArticles } from './article.ts';
import type { Article } from './article-collection.ts';

const article = (id: number, details: Partial<Article> = {}): Article => ({
  id,
  title: `Article ${id}`,
  excerpt: 'Ce que l’on apprend.',
  category: 'Bureautique',
  author: 'Nadège Ploumic',
  tags: [],
  published: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...details,
});

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
  const current = article(1, { tags: ['Excel', 'Données'] });
  const others = [
    article(2),
    article(3, { category: 'Financement', tags: ['Excel'] }),
    article(4, { category: 'Financement', tags: ['Données', 'Excel'] }),
    article(5, { category: 'Financement' }),
    article(6, { tags: ['Excel'] }),
  ];
  expect(idsOf(similarArticles(current, [current, ...others]))).toEqual([4, 6, 3]);
});
