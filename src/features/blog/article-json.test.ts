import type { CollectionEntry } from 'astro:content';
import { expect, test } from 'vitest';
import { toArticle, toFullArticle } from './article-json.ts';
import { fullArticleJsonSchema } from './article-json-schema.ts';
import { articleSchema } from './article-schema.ts';

const entry = (details: Record<string, unknown> = {}): CollectionEntry<'blog'> => ({
  id: '3-dossier-opco-calendrier',
  collection: 'blog',
  body: '\n# Titre\n\nUn texte.\nSur deux lignes.\n',
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

test('adds the text, with line breaks, only to the mirror of the article', () => {
  expect(fullArticleJsonSchema.parse(toFullArticle(entry())).content).toBe('# Titre\n\nUn texte.\nSur deux lignes.');
  expect(toArticle(entry())).not.toHaveProperty('content');
});
