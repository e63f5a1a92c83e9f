import { mountIsland } from '#src/lib/mount-island.tsx';
import { Catalogue } from './Catalogue.tsx';
import type { CatalogueFilters } from './catalogue-filters.ts';
import { catalogueHref, catalogueQueryIn } from './catalogue-query.ts';

export const mount = (root: HTMLElement): Promise<void> => {
  const place = document.querySelector<HTMLElement>('#resultats');
  if (place === null) return Promise.reject(new Error('The catalogue page has no #resultats.'));
  const { catalogue = '', page, total, filters = '' } = root.dataset;
  const query = catalogueQueryIn(`?${catalogue}`);
  // Text typed before the island woke is its first search.
  const typed = root.querySelector('input')?.value ?? '';
  if (typed !== '') history.replaceState(null, '', catalogueHref({ ...query, search: typed }));
  const built = { query, page: Number(page), total: Number(total), filters: JSON.parse(filters) as CatalogueFilters };
  return mountIsland(root, <Catalogue built={built} place={place} />);
};
