import { type CollectionEntry, getCollection } from 'astro:content';
import { isShownHere } from '#src/site/publication.ts';

/** Every creator of `content/creators` that this build shows; the file's name is the page's: `demo` gives `/IA-demo`. */
export const allCreators = (): Promise<CollectionEntry<'creators'>[]> => getCollection('creators', isShownHere);
