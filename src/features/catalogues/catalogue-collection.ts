import type { CollectionEntry } from 'astro:content';
import { entriesIn } from '#src/lib/entries-in.ts';

export const allCatalogues = async (): Promise<CollectionEntry<'catalogues'>[]> =>
  (await entriesIn('catalogues')).sort((a, b) => a.data.title.localeCompare(b.data.title, 'fr'));
