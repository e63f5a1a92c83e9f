import { useStore } from '@nanostores/react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toggleStaticResults } from '#src/lib/toggle-static-results.ts';
import { paths } from '#src/site/paths.ts';
import { catalogueCount, catalogueTitle } from '../catalogue-heading.ts';
import { choiceLabel, choiceWords, type FacetGroup } from '../course-facets.ts';
import { findCourses } from '../find-courses.ts';
import { COURSE_TEXTS as TEXTS } from '../course-texts.ts';
import { $courses, loadCourses } from '../course-mirror.ts';
import { catalogueFilters, type CatalogueFilters, chooseIn, looserQueries } from './catalogue-filters.ts';
import { catalogueHref, type CatalogueQuery, catalogueQueryIn, catalogueSearch } from './catalogue-query.ts';
import { CatalogueResults } from './CatalogueResults.tsx';
import { CatalogueToolbar } from './CatalogueToolbar.tsx';
import { NearCourses } from './NearCourses.tsx';
import { useCatalogueHead } from './use-catalogue-head.ts';

type Props = {
  /** The built page's state; its results stay as they are while the visitor asks for just that. */
  built: { query: CatalogueQuery; page: number; total: number; filters: CatalogueFilters };
  /** The element that holds the built page's results; those that it does not hold are drawn there too. */
  place: HTMLElement;
};

type View = CatalogueQuery & { page: number };

/** A search that finds fewer is offered courses near it too. */
const FEW = 3;

const ALL: View = { category: undefined, search: '', choices: {}, page: 1 };

/** The choices of the built page, whose values and names hold for the whole visit. */
const groupsOf = ({ groups }: CatalogueFilters): FacetGroup[] =>
  groups.map(({ facet, options }) => ({
    facet,
    options: options.flatMap(({ value, label }) => (value === undefined ? [] : [{ value, label }])),
  }));

/** The same without counts, while the courses that another query finds are on their way. */
const uncounted = (filters: CatalogueFilters, query: CatalogueQuery): CatalogueFilters => ({
  categories: filters.categories.map(({ value, label }) => ({
    value,
    label,
    href: catalogueHref({ ...query, category: value }),
  })),
  groups: filters.groups.map(({ facet, options }) => ({
    facet,
    options: options.map(({ value, label }) => ({ value, label, href: catalogueHref(chooseIn(query, facet, value)) })),
  })),
});

/** The catalogue once it is awake: the URL says what is shown, back and forward included. */
export function Catalogue({ built, place }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const mirror = useStore($courses);
  const [query, setQuery] = useState<View>({ ...built.query, page: built.page });
  const isBuilt = catalogueSearch(query) === catalogueSearch(built.query) && query.page === built.page;

  // Two choices may be made before the first is drawn: the second adds to it.
  const latest = useRef(query);
  /** The query that the address does not name yet: writing it costs a key or a press more than all else. */
  const unwritten = useRef<{ how: 'pushState' | 'replaceState'; query: CatalogueQuery }>(undefined);

  const writeAddress = useCallback(() => {
    if (unwritten.current !== undefined)
      history[unwritten.current.how](null, '', catalogueHref(unwritten.current.query));
    unwritten.current = undefined;
  }, []);
  // Effects run once the letter or the press, and what it finds, are painted.
  useEffect(writeAddress, [query, writeAddress]);

  const show = useCallback((next: View, { typing = false } = {}) => {
    latest.current = next;
    // The typed text is painted before the cards that it finds are drawn.
    startTransition(() => {
      setQuery(next);
    });
    if (!typing && input.current !== null) input.current.value = next.search;
  }, []);

  useEffect(() => {
    const followUrl = () => {
      const { pathname, search } = location;
      unwritten.current = undefined;
      show(
        pathname === paths.courses ? { ...catalogueQueryIn(search), page: 1 } : { ...built.query, page: built.page },
      );
    };
    followUrl();
    addEventListener('popstate', followUrl);
    return () => {
      removeEventListener('popstate', followUrl);
    };
  }, [built.query, built.page, show]);

  useEffect(() => {
    if (!isBuilt) void loadCourses();
    toggleStaticResults(place, isBuilt);
  }, [isBuilt, place]);

  const groups = useMemo(() => groupsOf(built.filters), [built.filters]);
  const pending = mirror.status === 'failed' ? '' : TEXTS.loading;
  const offered = mirror.status === 'loaded' ? mirror.data : [];
  const found = mirror.status === 'loaded' ? findCourses(offered, query) : undefined;
  const filters = isBuilt
    ? built.filters
    : found === undefined
      ? uncounted(built.filters, query)
      : catalogueFilters(offered, groups, query);
  const total = isBuilt ? built.total : found?.length;
  const shown = { ...query, chosen: choiceWords(groups, query.choices), total };
  const count = total === undefined ? undefined : catalogueCount(shown);
  // While the courses are on their way, what the head said before stands; when they can't be had, it would be wrong.
  useCatalogueHead(catalogueTitle(shown), count ?? (pending === '' ? TEXTS.uncounted : undefined));

  const go = (next: CatalogueQuery) => {
    const view = { ...next, page: 1 };
    // Back leads to what was asked for before, typed or pressed.
    writeAddress();
    unwritten.current = { how: 'pushState', query: view };
    show(view);
  };
  const search = (text: string) => {
    const next = { ...latest.current, search: text, page: 1 };
    if (unwritten.current?.how === 'pushState') writeAddress();
    unwritten.current = { how: 'replaceState', query: next };
    show(next, { typing: true });
  };
  const goFromEmpty = (next: CatalogueQuery) => {
    go(next);
    input.current?.focus();
  };
  const nameOf = (without: ReturnType<typeof looserQueries>[number]['without']): string =>
    without === 'category'
      ? (query.category ?? '')
      : without === 'search'
        ? query.search.trim()
        : choiceLabel(groups, without, query.choices[without] ?? '');
  const ways =
    found?.length === 0
      ? looserQueries(offered, query).map((looser) => ({
          label: TEXTS.without(nameOf(looser.without), looser.count),
          onChoose: () => {
            goFromEmpty(looser.query);
          },
        }))
      : [];

  return (
    <>
      <CatalogueToolbar
        query={query}
        filters={filters}
        status={count ?? pending}
        input={input}
        onCategory={(category) => {
          go({ ...latest.current, category });
        }}
        onChoice={(facet, value) => {
          go(chooseIn(latest.current, facet, value));
        }}
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
            <CatalogueResults
              asked={catalogueHref(query)}
              status={mirror.status}
              found={found ?? []}
              ways={[
                ...ways,
                {
                  label: TEXTS.reset,
                  onChoose: () => {
                    goFromEmpty(ALL);
                  },
                },
              ]}
            />
            {found && found.length < FEW && query.search.trim() !== '' && (
              <NearCourses
                query={query.search}
                among={findCourses(offered, { ...query, search: '' }).filter((each) => !found.includes(each))}
              />
            )}
          </>,
          place,
        )}
    </>
  );
}
