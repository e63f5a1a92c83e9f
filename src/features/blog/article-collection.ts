import { type CollectionEntry, getCollection } from 'astro:content';
import { isShownHere } from '#src/site/publication.ts';
import { compareArticles } from './article.ts';

let sorted: Promise<CollectionEntry<'blog'>[]> | undefined;

export function allArticles(): Promise<CollectionEntry<'blog'>[]> {
  if (import.meta.env.DEV) sorted = undefined;
  sorted ??= getCollection('blog', isShownHere).then((entries) => entries.sort(compareArticles));
  return sorted;
}
