import { type CollectionEntry, render } from 'astro:content';

/**
 * The text of an entry, ready for a page. Where its compiler has refused it, Astro says so in its log and goes on without it: no
 * page goes online without its text.
 */
export function renderText(entry: CollectionEntry<'blog' | 'courses'>): ReturnType<typeof render> {
  const { filePath = '', body, rendered } = entry;
  if (filePath.endsWith('.md') && body && rendered === undefined)
    throw new Error(`${filePath}\u00a0: ce texte n’a pas été pris, et la raison en est dite plus haut.`);
  return render(entry);
}
