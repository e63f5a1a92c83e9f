import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LoadError } from '#src/components/LoadError.tsx';
import { loadJson } from '#src/lib/load-json.ts';
import { mountIsland } from '#src/lib/mount-island.tsx';
import { showTitle } from '#src/lib/show-title.ts';
import { toggleStaticResults } from '#src/lib/toggle-static-results.ts';
import { paths } from '#src/site/paths.ts';
import type { ToolbarProps } from './FilterToolbar.tsx';
import { builtList, type BuiltList } from './built-list.ts';
import { countOptions, type Query, queryString, relaxedQueries } from './query.ts';
import { useQuery } from './use-query.ts';

/** The state of a list. `total` may be undefined until the items are loaded. */
export type ListState = Omit<BuiltList, 'total'> & { total: number | undefined };

export type FilteredListSettings<Item> = Pick<ToolbarProps, 'path' | 'search' | 'feed'> & {
  /** A setting, so that a page includes only the styles of its own toolbar. */
  Toolbar: ComponentType<ToolbarProps>;
  file: string;
  find: (items: readonly Item[], query: Query) => readonly Item[];
  texts: Record<'loading' | 'failed' | 'emptyTitle' | 'emptyHint' | 'reset' | 'more', string>;
  summary: (shown: ListState) => string;
  title?: (shown: ListState) => string;
  heading?: (query: Query) => string;
  Results: ComponentType<{ items: readonly Item[]; query: Query; isEnd: boolean }>;
  pageSize: number;
  /** The number of grey cards while the list loads, and the classes of the list, its items and its cards. */
  skeleton: { count: number; list?: string; item?: string; card: string };
};

type Skeleton = FilteredListSettings<never>['skeleton'];

const Skeletons = ({ label, count, list, item, card }: Skeleton & { label: string }) => (
  <ul className={list} role="list" aria-busy="true" aria-label={label} data-live="">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={item}>
        <div className={[card, BARS].join(' ')} data-skeleton="">
          {['picture', 'label', 'title', 'text', 'facts'].map((part) => (
            <span key={part} />
          ))}
        </div>
      </li>
    ))}
  </ul>
);

const BARS = '*:min-h-5 *:animate-skeleton *:rounded-sm *:bg-ruling *:first:aspect-8/5';

type Props<Item> = {
  list: FilteredListSettings<Item>;
  built: BuiltList;
  root: HTMLElement;
  /** The element with the results of the built page. The island shows its results there too. */
  results: HTMLElement;
};

function FilteredList<Item>({ list, built, root, results }: Props<Item>) {
  const { Toolbar, path, file, find, texts, pageSize, Results } = list;
  const [loaded, setLoaded] = useState<readonly Item[] | 'failed'>();
  const { query, page, latest, go } = useQuery(path, built);
  const [more, setMore] = useState({ query, count: 0 });

  const isBuilt = page === built.page && queryString(query, built.groups) === queryString(built.query, built.groups);
  const hasFailed = loaded === 'failed';
  const items = hasFailed ? undefined : loaded;
  const found = items && find(items, query);
  const total = found?.length ?? (isBuilt ? built.total : undefined);
  const shown: ListState = { query, page, groups: built.groups, total };
  const title = list.title?.(shown);
  const summary = total === undefined ? undefined : list.summary(shown);
  const count = (other: Query) => (items ? find(items, other).length : 0);
  const isCounted = built.groups.some(({ options }) => options.some((option) => option.count !== undefined));
  // The built counts stay until the items are loaded, so that the page does not move.
  const groups = isCounted && items ? countOptions(built.groups, query, count) : built.groups;

  useEffect(() => {
    if (isBuilt || loaded !== undefined) return;
    loadJson<readonly Item[]>(file).then(setLoaded, () => setLoaded('failed'));
  }, [isBuilt, loaded, file]);
  // A layout effect, so that the browser never paints the new results below the built ones.
  useLayoutEffect(() => toggleStaticResults(results, isBuilt), [isBuilt, results]);
  useEffect(() => {
    if (title !== undefined) showTitle(title);
  }, [title]);
  useEffect(() => {
    const note = document.querySelector('[data-list-summary]');
    if (note && summary !== undefined) note.textContent = summary;
  }, [summary]);
  useEffect(() => {
    const input = root.querySelector('input');
    if (input) input.value = latest.current.q ?? '';
  }, [query, latest, root]);

  const goFromEmpty = (next: Query) => {
    go(next);
    root.querySelector<HTMLElement>('input, [aria-current]')?.focus();
  };
  const suggestions = [
    ...(found?.length === 0 ? relaxedQueries(built.groups, query, count) : []).map((wider) => ({
      label: `Sans «\u00a0${wider.without}\u00a0»\u00a0: ${list.summary({ ...shown, query: {}, total: wider.total })}`,
      query: wider.query,
    })),
    { label: texts.reset, query: {} },
  ];
  const limit = pageSize + (more.query === query ? more.count : 0);

  return (
    <>
      <Toolbar
        path={path}
        groups={groups}
        query={query}
        search={list.search}
        status={summary ?? (hasFailed ? '' : texts.loading)}
        feed={list.feed}
        onChoose={(choice) => go({ ...latest.current, ...choice })}
        onSearch={(text) => go({ ...latest.current, q: text }, 'replaceState')}
      />
      {createPortal(
        <>
          {!isBuilt && list.heading && (
            <h2 className="sr-only" data-live="">
              {list.heading(query)}
            </h2>
          )}
          {!isBuilt && hasFailed && <LoadError message={texts.failed} onRetry={() => setLoaded(undefined)} />}
          {!isBuilt && loaded === undefined && <Skeletons label={texts.loading} {...list.skeleton} />}
          {found?.length === 0 && !isBuilt && (
            <div className="empty-state" data-live="">
              <h3>{texts.emptyTitle}</h3>
              <p>{texts.emptyHint}</p>
              <p className="actions">
                {suggestions.map((suggestion, index) => (
                  <button
                    key={suggestion.label}
                    className={index === 0 && suggestions.length > 1 ? 'button' : 'button button-quiet'}
                    type="button"
                    onClick={() => goFromEmpty(suggestion.query)}
                  >
                    {suggestion.label}
                  </button>
                ))}
                {list.search && query.q && (
                  <a className="button button-quiet" href={paths.searchFor(query.q)}>
                    {`Chercher «\u00a0${query.q}\u00a0» sur tout le site`}
                  </a>
                )}
              </p>
            </div>
          )}
          {!isBuilt && found && found.length > 0 && (
            <div data-live="">
              <Results items={found.slice(0, limit)} query={query} isEnd={found.length <= limit} />
              {found.length > limit && (
                <p className="actions">
                  <button
                    className="button button-quiet"
                    type="button"
                    onClick={() => setMore({ query, count: limit })}
                  >
                    {`${texts.more} (${String(found.length - limit)})`}
                  </button>
                </p>
              )}
            </div>
          )}
        </>,
        results,
      )}
    </>
  );
}

export function mountFilter<Item>(root: HTMLElement, list: FilteredListSettings<Item>): Promise<void> {
  const results = document.querySelector<HTMLElement>('[data-filtered]');
  if (results === null) return Promise.reject(new Error('The page has no [data-filtered].'));
  const built = builtList(root);
  // Text typed before the script loaded is the first search.
  const typed = root.querySelector('input')?.value ?? '';
  if (typed !== '') history.replaceState(null, '', list.path + queryString({ ...built.query, q: typed }, built.groups));
  return mountIsland(root, <FilteredList list={list} built={built} root={root} results={results} />);
}
