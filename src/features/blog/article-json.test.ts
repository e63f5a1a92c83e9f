import type { CollectionEntry } from 'astro:content';
import { expect, test } from 'vitest';
import { toArticle } from './article-json.ts';
import { articleSchema } from './article-schema.ts';

const entry = (details: Record<string, unknown> = {}): CollectionEntry<'blog'> => ({
  id: '3-dossier-opco-calendrier',
  collection: 'blog',
  body: 'Un texte.',
  data: articleSchema.parse({
    title: 'Dossier OPCO',
    excerpt: 'Semaine par semaine.',
    category: 'Financement',
    author: 'Gaspard Tellier-Roux',
    createdOn: '2025-05-13',
    ...details,
  }),
});

test('uses the picture of an article, otherwise its drawing, if any', () => {
  const both = { imagePath: '/images/blog/opco.webp', illustration: 'calendrier' };
  expect(toArticle(entry(both)).imagePath).toBe('/images/blog/opco.webp');
  expect(toArticle(entry({ illustration: 'calendrier' })).imagePath).toBe('/illustrations/blog/3.svg');
  expect(toArticle(entry())).not.toHaveProperty('imagePath');
});
