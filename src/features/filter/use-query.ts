import { startTransition, useEffect, useRef, useState } from 'react';
import { type FilterGroup, type Query, queryString, readQuery } from './query.ts';

export type View = { query: Query; page: number };

/**
 * What the visitor asks for, starting from the built page. With a `path`, the address holds it too, and back and forward lead
 * through it. Drawing the list is a transition, so that typed text is painted first.
 */
export function useQuery(path: string | undefined, built: View & { groups: readonly FilterGroup[] }) {
  const { groups } = built;
  const [view, setView] = useState<View>(built);
  /** A choice may come before the one before it is drawn. */
  const latest = useRef(view.query);

  const show = (next: View) => {
    latest.current = next.query;
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

  const go = (query: Query, how: 'pushState' | 'replaceState' = 'pushState') => {
    const search = queryString(query, groups);
    if (path !== undefined) history[how](null, '', path + search);
    show({ query: readQuery(search, groups), page: 1 });
  };
  return { ...view, latest, go };
}
