import { type CollectionEntry, getCollection } from 'astro:content';
import { compareArticles } from './article.ts';

let sorted: Promise<CollectionEntry<'blog'>[]> | undefined;

/** Every published article, newest first. Sorted once a build. */
export function publishedArticles(): Promise<CollectionEntry<'blog'>[]> {
  if (import.meta.env.DEV) sorted = undefined;
  sorted ??= getCollection('blog', ({ data }) => data.published).then((entries) => entries.sort(compareArticles));
  return sorted;
}
