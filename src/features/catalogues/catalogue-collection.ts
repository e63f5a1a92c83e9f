import { type CollectionEntry, getCollection } from 'astro:content';
import { hasContentFolder } from '#src/lib/content-folder.ts';

export const allCatalogues = async (): Promise<CollectionEntry<'catalogues'>[]> =>
  (hasContentFolder('catalogues') ? await getCollection('catalogues') : []).sort((a, b) =>
    a.data.title.localeCompare(b.data.title, 'fr'),
  );
