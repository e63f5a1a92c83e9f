import { useCallback, useEffect, useRef, useState } from 'react';
import type { BuiltList } from './built-list.ts';
import { type Query, queryString, readQuery, type View } from './query.ts';

/** False on the home page. That page shows a list too, but its URL does not contain the visitor's choices. */
const isListPage = (path: string): boolean => location.pathname.startsWith(path);

/** On the list's own path, reads the view from the query. Elsewhere (`/courses/page/2`), returns the built view. */
export const addressView = (path: string, built: BuiltList): View =>
  location.pathname === path ? { query: readQuery(location.search, built.groups), page: 1 } : built;

/** The callbacks are stable, so that `FilterLinks` with unchanged props is not rendered again. */
export function useView(path: string, built: BuiltList, typed: string) {
  const { groups } = built;
  const [view, setView] = useState<View>(built);
  const [text, setText] = useState(typed);
  /** A ref, because the next click may come before React has rendered the last choice. */
  const latestQuery = useRef<Query>(addressView(path, built).query);

  const show = useCallback((next: View) => {
    latestQuery.current = next.query;
    setView(next);
    setText(next.query.q ?? '');
  }, []);
  useEffect(() => {
    if (!isListPage(path)) return undefined;
    const followAddress = () => show(addressView(path, built));
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, [path, built, show]);

  const go = useCallback(
    (query: Query, method: 'pushState' | 'replaceState' = 'pushState') => {
      const search = queryString(query, groups);
      const isSame = path + search === location.pathname + location.search;
      if (isListPage(path)) history[isSame ? 'replaceState' : method](null, '', path + search);
      show({ query: readQuery(search, groups), page: 1 });
    },
    [path, groups, show],
  );
  const choose = useCallback((choice: Query) => go({ ...latestQuery.current, ...choice }), [go]);
  const search = useCallback((q: string) => go({ ...latestQuery.current, q }, 'replaceState'), [go]);
  return { view, text, go, choose, search, retry: () => show({ ...view }) };
}
