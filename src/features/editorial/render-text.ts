import { type CollectionEntry, render } from 'astro:content';

/** Throws if the text failed to compile, which Astro only logs. */
export function renderText(entry: CollectionEntry<'blog' | 'courses'>): ReturnType<typeof render> {
  const { filePath = '', body, rendered } = entry;
  if (filePath.endsWith('.md') && body && rendered === undefined)
    throw new Error(`${filePath}\u00a0: ce texte n’a pas été accepté, et la raison est donnée plus haut.`);
  return render(entry);
}
