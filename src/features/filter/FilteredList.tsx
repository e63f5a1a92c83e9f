import { type ComponentType, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadJson } from '#src/lib/load-json.ts';
import { mountIsland } from '#src/lib/mount-island.tsx';
import { showTitle } from '#src/lib/show-title.ts';
import type { ToolbarProps } from './FilterToolbar.tsx';
import { builtList, type BuiltList, toggleBuiltResults } from './built-list.ts';
import { ListResults } from './ListResults.tsx';
import { countOptions, type Query, queryString, relaxedQueries, type View } from './query.ts';
import { addressView, useView } from './use-view.ts';

export type ListState = Omit<BuiltList, 'total'> & { total: number | undefined };

export type FilteredListSettings<Item> = Pick<ToolbarProps, 'path' | 'search' | 'feed'> & {
  /** Each list passes its toolbar, so that its page includes only the styles of that toolbar. */
  Toolbar: ComponentType<ToolbarProps>;
  file: string;
  find: (items: readonly Item[], query: Query) => readonly Item[];
  texts: Record<'loading' | 'failed' | 'emptyTitle' | 'emptyHint' | 'reset' | 'more', string>;
  summary: (shown: ListState) => string;
  title?: (shown: ListState) => string;
  pageHeading?: (query: Query) => string;
  heading?: (query: Query) => string;
  Results: ComponentType<{ items: readonly Item[]; query: Query; isEnd: boolean }>;
  pageSize: number;
  skeleton: { count: number; list?: string; item?: string; card: string };
};

const isBuiltView = ({ query, page }: View, { groups, ...built }: BuiltList): boolean =>
  page === built.page && queryString(query, groups) === queryString(built.query, groups);

function listState<Item>(
  list: FilteredListSettings<Item>,
  built: BuiltList,
  { query, page }: View,
  items: readonly Item[] | undefined,
) {
  const found = items && list.find(items, query);
  const total = found?.length ?? (isBuiltView({ query, page }, built) ? built.total : undefined);
  const shown: ListState = { query, page, groups: built.groups, total };
  const count = (other: Query) => (items ? list.find(items, other).length : 0);
  const isCounted = built.groups.some(({ options }) => options.some((option) => option.count !== undefined));
  const wider = found?.length === 0 ? relaxedQueries(built.groups, query, count) : [];
  return {
    found,
    title: list.title?.(shown),
    summary: total === undefined ? undefined : list.summary(shown),
    // The built counts stay until the items are loaded, so that the page does not move.
    groups: isCounted && items ? countOptions(built.groups, query, count) : built.groups,
    suggestions: [
      ...wider.map(({ without, query: relaxed, total: found }) => ({
        label: `Sans «\u00a0${without}\u00a0»\u00a0: ${list.summary({ ...shown, query: {}, total: found })}`,
        query: relaxed,
      })),
      { label: list.texts.reset, query: {} },
    ],
  };
}

/** After a failure, the next change of the view loads the items again. */
function useItems<Item>({ file }: FilteredListSettings<Item>, view: View, isNeeded: boolean) {
  const [items, setItems] = useState<readonly Item[]>();
  const [failed, setFailed] = useState<View>();
  useEffect(() => {
    if (!isNeeded || items !== undefined) return undefined;
    let isCurrent = true;
    loadJson<readonly Item[]>(file).then(setItems, () => {
      if (isCurrent) setFailed(view);
    });
    return () => {
      isCurrent = false;
    };
  }, [file, view, isNeeded, items]);
  return { items, hasFailed: failed === view };
}

/** When the island fails, React removes the component, and the clean-up shows the built results again. */
function useHidden(results: HTMLElement, isHidden: boolean): void {
  // A layout effect, so that the browser never paints the new results below the built ones.
  useLayoutEffect(() => {
    if (!isHidden) return undefined;
    toggleBuiltResults(results, false);
    return () => toggleBuiltResults(results, true);
  }, [isHidden, results]);
}

function usePageTexts(title: string | undefined, heading: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) showTitle(title);
    const pageHeading = document.querySelector('[data-list-heading]');
    if (pageHeading && heading !== undefined) pageHeading.textContent = heading;
  }, [title, heading]);
}

type Props<Item> = {
  list: FilteredListSettings<Item>;
  built: BuiltList;
  typed: string;
  results: HTMLElement;
};

function FilteredList<Item>({ list, built, typed, results }: Props<Item>) {
  const { Toolbar, path, texts } = list;
  const { view: latest, text, go, choose, search, retry } = useView(path, built, typed);
  // Defers the results, so that React shows the typed text first.
  const view = useDeferredValue(latest);
  const isBuilt = isBuiltView(view, built);
  const { items, hasFailed } = useItems(list, view, !isBuilt);
  const state = useMemo(() => listState(list, built, view, items), [list, built, view, items]);
  const { found, summary, groups, suggestions } = state;
  useHidden(results, !isBuilt);
  usePageTexts(state.title, list.pageHeading?.(view.query));

  const leaveTo = (act: () => void) => {
    results.focus({ preventScroll: true });
    act();
  };
  return (
    <>
      <Toolbar
        path={path}
        groups={groups}
        query={view.query}
        search={list.search && { ...list.search, value: text }}
        status={summary ?? (hasFailed ? '' : texts.loading)}
        isEmpty={found?.length === 0}
        feed={list.feed}
        onChoose={choose}
        onSearch={search}
      />
      {!isBuilt &&
        createPortal(
          <ListResults
            key={queryString(view.query, groups)}
            {...{ list, found, hasFailed, suggestions }}
            query={view.query}
            container={results}
            onChoose={(query) => leaveTo(() => go(query))}
            onRetry={() => leaveTo(retry)}
          />,
          results,
        )}
    </>
  );
}

export function mountFilter<Item>(root: HTMLElement, list: FilteredListSettings<Item>): Promise<void> {
  const results = document.querySelector<HTMLElement>('[data-results]');
  if (results === null) return Promise.reject(new Error('The page has no [data-results].'));
  results.tabIndex = -1;
  const built = builtList(root);
  const typed = root.querySelector('input')?.value ?? '';
  const { query } = addressView(list.path, built);
  if (typed !== '') history.replaceState(null, '', list.path + queryString({ ...query, q: typed }, built.groups));
  return mountIsland(root, <FilteredList list={list} built={built} typed={typed} results={results} />);
}
