import { mountIsland } from '#src/lib/mount-island.tsx';
import { FilteredList, type FilteredListSettings, type BuiltList } from './FilteredList.tsx';
import { queryString } from './query.ts';

/** Brings the filters that `ListFilter` has built to life. */
export function mountFilter<Item>(root: HTMLElement, list: FilteredListSettings<Item>): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-filtered]');
  if (place === null) return Promise.reject(new Error('The page has no [data-filtered].'));
  const built = JSON.parse(root.dataset.filter ?? '') as BuiltList;
  // Text typed before the script came is the first search.
  const typed = root.querySelector('input')?.value ?? '';
  if (typed !== '') history.replaceState(null, '', list.path + queryString({ ...built.query, q: typed }, built.groups));
  return mountIsland(root, <FilteredList list={list} built={built} root={root} place={place} />);
}
