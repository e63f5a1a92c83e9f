import { addressSlug, knownValue } from '#src/lib/french-text.ts';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { paths } from '#src/site/paths.ts';
import { type Choices, FACETS } from '../course-facets.ts';

export type CatalogueQuery = { category: string | undefined; search: string; choices: Choices };

/** The names of all that an address may ask the catalogue for. */
export const ASKED = ['category', ...FACETS, 'q'] as const;

/** The query that a URL makes of the catalogue: `?category=Bureautique&lieu=angers&q=excel`. */
export function catalogueQueryIn(search: string): CatalogueQuery {
  const asked = new URLSearchParams(search);
  const choices = FACETS.flatMap((facet) => {
    const value = asked.get(facet);
    return value === null || value === '' ? [] : [[facet, addressSlug(value)]];
  });
  const category = asked.get('category');
  return {
    category: category === null ? undefined : knownValue(category, COURSE_CATEGORIES),
    search: asked.get('q') ?? '',
    choices: Object.fromEntries(choices) as Choices,
  };
}

/** The query string for `catalogueQueryIn`, without its question mark; the same for two queries that ask for the same. */
export function catalogueSearch({ category, search, choices }: CatalogueQuery): string {
  const values = { ...choices, category, q: search };
  return ASKED.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
  }).join('&');
}

/** The address of a query. */
export const catalogueHref = (query: CatalogueQuery): string => paths.courseFilter(catalogueSearch(query));
