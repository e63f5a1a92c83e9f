import { type CollectionEntry, getCollection } from 'astro:content';

export const allCatalogues = async (): Promise<CollectionEntry<'catalogues'>[]> =>
  (await getCollection('catalogues')).sort((a, b) => a.data.title.localeCompare(b.data.title, 'fr'));
