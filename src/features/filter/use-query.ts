import { startTransition, useEffect, useRef, useState } from 'react';
import type { BuiltList } from './built-list.ts';
import { type Query, queryString, readQuery, type View } from './query.ts';

/** Whether the current page is the page of the list. The URLs of other pages do not contain the query. */
const isListPage = (path: string): boolean => location.pathname.startsWith(path);

export function useQuery(path: string, built: BuiltList) {
  const { groups } = built;
  const [view, setView] = useState<View>(built);
  // A visitor may choose again before React has rendered the last choice.
  const latest = useRef(view.query);

  const show = (next: View) => {
    latest.current = next.query;
    // A transition, so that typed text is painted first.
    startTransition(() => setView(next));
  };
  useEffect(() => {
    if (!isListPage(path)) return undefined;
    const readAddress = () =>
      show(location.pathname === path ? { query: readQuery(location.search, groups), page: 1 } : built);
    readAddress();
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, [path, built, groups]);

  const go = (query: Query, method: 'pushState' | 'replaceState' = 'pushState') => {
    const search = queryString(query, groups);
    if (isListPage(path)) history[method](null, '', path + search);
    show({ query: readQuery(search, groups), page: 1 });
  };
  return { ...view, latest, go };
}
