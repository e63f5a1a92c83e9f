import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { ALL_COURSES } from '../course-categories.ts';
import { type Facet, type FacetGroup, FACETS } from '../course-facets.ts';
import type { Course } from '../course.ts';
import { findCourses, searchCourses } from '../find-courses.ts';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';

/** A choice as the catalogue shows it: where it leads and how much is there; without an address, nothing is. */
type FilterOption = { value: string | undefined; label: string; href?: string; count?: number };

/** All the choices of a state of the catalogue. */
export type CatalogueFilters = {
  categories: readonly FilterOption[];
  groups: readonly { facet: Facet; options: readonly FilterOption[] }[];
};

/** The query that a choice leads to: what was chosen already is given up. */
export function chooseIn(query: CatalogueQuery, facet: Facet, value: string | undefined): CatalogueQuery {
  const { [facet]: present, ...others } = query.choices;
  return { ...query, choices: value === undefined || value === present ? others : { ...others, [facet]: value } };
}

/**
 * The choices around a query with what each would find. `reachable` gives the query whose page a choice leads to: in the
 * built page not every combination has one.
 */
export function catalogueFilters(
  courses: readonly Course[],
  groups: readonly FacetGroup[],
  query: CatalogueQuery,
  reachable: (wanted: CatalogueQuery, alone: CatalogueQuery) => CatalogueQuery = (wanted) => wanted,
): CatalogueFilters {
  const found = searchCourses(courses, query.search);
  const option = (value: string | undefined, label: string, wanted: CatalogueQuery, alone: CatalogueQuery) => {
    const target = reachable(wanted, alone);
    const count = findCourses(found, { ...target, search: '' }).length;
    return { value, label, count, ...(count > 0 && { href: catalogueHref(target) }) };
  };
  const nothing: CatalogueQuery = { category: undefined, search: '', choices: {} };
  return {
    categories: [undefined, ...COURSE_CATEGORIES].map((category) => ({
      // The categories stay links, whatever is chosen beside: where nothing has both, to the category alone.
      href: catalogueHref({ ...nothing, category }),
      ...option(category, category ?? ALL_COURSES, { ...query, category }, { ...nothing, category }),
    })),
    groups: groups.map(({ facet, options }) => ({
      facet,
      options: options.map(({ value, label }) => {
        const chosen = option(value, label, chooseIn(query, facet, value), chooseIn(nothing, facet, value));
        // A chosen value tells what it finds, and leads to what there is without it.
        return query.choices[facet] === value
          ? { ...chosen, count: findCourses(found, { ...query, search: '' }).length }
          : chosen;
      }),
    })),
  };
}

/** Which one choice to give up for something to be found, and how much then is: the most first. */
export function looserQueries(
  courses: readonly Course[],
  query: CatalogueQuery,
): { without: Facet | 'category' | 'search'; query: CatalogueQuery; count: number }[] {
  const looser = [
    ...(query.category === undefined
      ? []
      : [{ without: 'category' as const, query: { ...query, category: undefined } }]),
    ...(query.search.trim() === '' ? [] : [{ without: 'search' as const, query: { ...query, search: '' } }]),
    ...FACETS.filter((facet) => query.choices[facet] !== undefined).map((facet) => ({
      without: facet,
      query: chooseIn(query, facet, undefined),
    })),
  ];
  // A query without its only choice is the whole catalogue, which is offered anyway.
  if (looser.length < 2) return [];
  return looser
    .map((each) => ({ ...each, count: findCourses(courses, each.query).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
