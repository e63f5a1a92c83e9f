import { mountIsland } from '#src/lib/mount-island.tsx';
import { Catalogue } from './Catalogue.tsx';
import { catalogueHref } from './catalogue-query.ts';

export const mount = (root: HTMLElement): Promise<void> => {
  const place = document.querySelector<HTMLElement>('#resultats');
  if (place === null) return Promise.reject(new Error('The catalogue page has no #resultats.'));
  const { category, page, total } = root.dataset;
  // What was typed before the island woke is what it is asked for.
  const typed = root.querySelector('input')?.value ?? '';
  if (typed !== '') history.replaceState(null, '', catalogueHref({ category, search: typed }));
  return mountIsland(root, <Catalogue built={{ category, page: Number(page), total: Number(total) }} place={place} />);
};
