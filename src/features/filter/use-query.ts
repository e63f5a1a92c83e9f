import { startTransition, useEffect, useRef, useState } from 'react';
import { type FilterGroup, type Query, queryString, readQuery, type View } from './query.ts';

/** The query and page of a list, starting with those of the built page. With a `path`, they follow the URL. */
export function useQuery(path: string | undefined, built: View & { groups: readonly FilterGroup[] }) {
  const { groups } = built;
  const [view, setView] = useState<View>(built);
  // A visitor may choose again before React has rendered the last choice.
  const latest = useRef(view.query);

  const show = (next: View) => {
    latest.current = next.query;
    // A transition, so that typed text is painted first.
    startTransition(() => {
      setView(next);
    });
  };
  useEffect(() => {
    if (path === undefined) return undefined;
    const readAddress = () => {
      show(location.pathname === path ? { query: readQuery(location.search, groups), page: 1 } : built);
    };
    readAddress();
    addEventListener('popstate', readAddress);
    return () => {
      removeEventListener('popstate', readAddress);
    };
  }, [path, built, groups]);

  const go = (query: Query, method: 'pushState' | 'replaceState' = 'pushState') => {
    const search = queryString(query, groups);
    if (path !== undefined) history[method](null, '', path + search);
    show({ query: readQuery(search, groups), page: 1 });
  };
  return { ...view, latest, go };
}
