import { type CollectionEntry, getCollection } from 'astro:content';

/** Every creator of `content/creators`; the file's name is the page's: `demo` gives `/IA-demo`. */
export const allCreators = (): Promise<CollectionEntry<'creators'>[]> => getCollection('creators');
