import { useLayoutEffect } from 'react';
import { type BuiltList, builtList } from '#src/features/filter/built-list.ts';
import { FilterToolbar } from '#src/features/filter/FilterToolbar.tsx';
import { countOptions, type FilterGroup, type Query, queryString } from '#src/features/filter/query.ts';
import { useView } from '#src/features/filter/use-view.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { mountIsland } from '#src/lib/mount-island.tsx';
import { updateMonths } from './agenda-months.ts';

export function findRows<Row extends Pick<HTMLElement, 'dataset'>>(
  rows: readonly Row[],
  groups: readonly FilterGroup[],
  query: Query,
): Row[] {
  const filters = groups.filter(({ name }) => query[name]);
  return rows.filter(({ dataset }) => filters.every(({ name }) => dataset[name] === query[name]));
}

function showRows(rows: readonly HTMLElement[], found: readonly HTMLElement[]): void {
  for (const row of rows) row.hidden = !found.includes(row);
  updateMonths(document);
  const notice = document.querySelector<HTMLElement>('[data-agenda-nothing]');
  if (notice) notice.hidden = found.length > 0;
}

function filterMonthLinks(search: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-agenda-months] a:not([href^="#"])');
  for (const link of links) link.search = search;
}

type Props = { path: string; built: BuiltList; builtStatus: string; rows: readonly HTMLElement[] };

/** The sessions stay built HTML: this island hides those that do not match. */
function AgendaFilter({ path, built, builtStatus, rows }: Props) {
  const { view, choose } = useView(path, built, '');
  const { groups } = built;
  const { query } = view;
  const found = findRows(rows, groups, query);
  // React requires that the first rendering equals the built HTML.
  const isBuilt = view === built;
  useLayoutEffect(() => {
    showRows(rows, found);
    filterMonthLinks(queryString(query, groups));
  });
  return (
    <FilterToolbar
      path={path}
      groups={isBuilt ? groups : countOptions(groups, query, (other) => findRows(rows, groups, other).length)}
      query={query}
      status={isBuilt ? builtStatus : countOf(found.length, 'session', 'Aucune')}
      isEmpty={found.length === 0}
      onChoose={choose}
    />
  );
}

export function mount(root: HTMLElement): Promise<void> {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-agenda-month] [data-session]')];
  const builtStatus = root.querySelector('[aria-live]')?.textContent ?? '';
  const { path = '' } = root.dataset;
  return mountIsland(root, <AgendaFilter path={path} built={builtList(root)} builtStatus={builtStatus} rows={rows} />);
}
