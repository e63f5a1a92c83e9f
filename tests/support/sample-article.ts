import type { Article } from '#src/features/blog/article-collection.ts';

/** A published article as `api/blog.json` lists it, with the given fields. */
export const sampleArticle = (fields: Partial<Article>): Article => ({
  id: 9,
  title: 'Le tableau croisé',
  excerpt: 'Cinq questions posées à ses ventes.',
  category: 'Bureautique',
  author: 'Rosalie Quintrec',
  tags: [],
  published: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});
