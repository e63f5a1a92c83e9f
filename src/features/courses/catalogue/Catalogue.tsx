import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toggleStaticResults } from '#src/lib/toggle-static-results.ts';
import { paths } from '#src/site/paths.ts';
import { catalogueCount, catalogueTitle } from '../catalogue-heading.ts';
import { catalogueHref, type CatalogueQuery, catalogueQueryIn } from './catalogue-query.ts';
import { CatalogueResults } from './CatalogueResults.tsx';
import { CatalogueToolbar } from './CatalogueToolbar.tsx';
import { findCourses } from '../course.ts';
import { COURSE_TEXTS as TEXTS } from '../course-texts.ts';
import { $courses, loadCourses } from '../course-mirror.ts';
import { NearCourses } from './NearCourses.tsx';
import { useCatalogueHead } from './use-catalogue-head.ts';

type Props = {
  /** What the built page shows; its results stay as they are while the visitor asks for just that. */
  built: { category: string | undefined; page: number; total: number };
  /** What the built page shows them in; results that it does not hold are drawn there too. */
  place: HTMLElement;
};

type View = CatalogueQuery & { page: number };

/** A search that finds fewer is offered courses near it too. */
const FEW = 3;

const ALL: View = { category: undefined, search: '', page: 1 };

/** The catalogue once it is awake: the URL says what is shown, back and forward included. */
export function Catalogue({ built, place }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const mirror = useStore($courses);
  const [query, setQuery] = useState<View>({ category: built.category, search: '', page: built.page });
  const isBuilt = query.category === built.category && query.page === built.page && query.search.trim() === '';

  const show = useCallback((next: View, { typing = false } = {}) => {
    setQuery(next);
    if (!typing && input.current !== null) input.current.value = next.search;
  }, []);

  useEffect(() => {
    const followUrl = () => {
      const { pathname, search } = location;
      show(
        pathname === paths.courses
          ? { ...catalogueQueryIn(search), page: 1 }
          : { category: built.category, search: '', page: built.page },
      );
    };
    followUrl();
    addEventListener('popstate', followUrl);
    return () => {
      removeEventListener('popstate', followUrl);
    };
  }, [built.category, built.page, show]);

  useEffect(() => {
    if (!isBuilt) void loadCourses();
    toggleStaticResults(place, isBuilt);
  }, [isBuilt, place]);

  const pending = mirror.status === 'failed' ? '' : TEXTS.loading;
  const offered = mirror.status === 'loaded' ? mirror.data : [];
  const found = mirror.status === 'loaded' ? findCourses(offered, query) : undefined;
  const total = isBuilt ? built.total : found?.length;
  const count = total === undefined ? undefined : catalogueCount({ ...query, total });
  // While the courses are on their way, what the head said before stands; when they can't be had, it would be wrong.
  useCatalogueHead(catalogueTitle({ ...query, total }), count ?? (pending === '' ? TEXTS.uncounted : undefined));

  const choose = (category: string | undefined) => {
    const next = { ...query, category, page: 1 };
    show(next);
    history.pushState(null, '', catalogueHref(next));
  };
  const search = (text: string) => {
    const next = { ...query, search: text, page: 1 };
    show(next, { typing: true });
    history.replaceState(null, '', catalogueHref(next));
  };
  const reset = () => {
    show(ALL);
    history.pushState(null, '', catalogueHref(ALL));
    input.current?.focus();
  };

  return (
    <>
      <CatalogueToolbar
        category={query.category}
        status={count ?? pending}
        input={input}
        onCategory={choose}
        onSearch={search}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      />
      {!isBuilt &&
        createPortal(
          <>
            <h2 className="sr-only" data-live="">
              {query.category ?? TEXTS.all}
            </h2>
            {/* Another query starts from the top of its own list. */}
            <CatalogueResults key={catalogueHref(query)} status={mirror.status} found={found ?? []} onReset={reset} />
            {found && found.length < FEW && query.search.trim() !== '' && (
              <NearCourses
                query={query.search}
                among={findCourses(offered, { category: query.category }).filter((each) => !found.includes(each))}
              />
            )}
          </>,
          place,
        )}
    </>
  );
}
