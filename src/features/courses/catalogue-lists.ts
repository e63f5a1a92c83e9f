import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { slugify } from '#src/lib/french-text.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import { paths } from '#src/site/paths.ts';
import { catalogueHref, type CatalogueQuery, catalogueSearch } from './catalogue/catalogue-query.ts';
import { catalogueFilters } from './catalogue/catalogue-filters.ts';
import { type Choices, choiceWords, type Facet, type FacetGroup, facetGroups, FACETS } from './course-facets.ts';
import { type Course, COURSES_PER_PAGE } from './course.ts';
import { findCourses } from './find-courses.ts';

/** Beyond these, somebody who chooses without a script is better served by another choice. */
const MOST_FILTER_PAGES = 4;
/** The towns whose lists are built together with categories and the CPF; a provider in more towns has the others alone. */
const MOST_PLACES = 4;

const SEPARATOR = '--';
const CHOICE = new RegExp(`^(${FACETS.join('|')})-(.+)$`);

/** The name of a built list: `bureautique--lieu-angers--cpf-oui`. */
const listName = ({ category, choices }: CatalogueQuery): string =>
  [
    ...(category === undefined ? [] : [slugify(category)]),
    ...FACETS.flatMap((facet) => (choices[facet] === undefined ? [] : [`${facet}-${choices[facet]}`])),
  ].join(SEPARATOR);

/** The query that a built list answers, by its name: `{ category: 'Bureautique', lieu: 'angers', cpf: 'oui' }`. */
export const listQuery = (name: string): Record<string, string> =>
  Object.fromEntries(
    name.split(SEPARATOR).map((part) => {
      const [, facet, value] = CHOICE.exec(part) ?? [];
      if (facet !== undefined && value !== undefined) return [facet, value];
      return ['category', COURSE_CATEGORIES.find((category) => slugify(category) === part) ?? part];
    }),
  );

/** The combinations asked for most, each a page without a script: category, place and CPF or certification together, all else alone. */
function builtQueries(groups: readonly FacetGroup[]): CatalogueQuery[] {
  const choicesOf = (facet: Facet): Choices[] => [
    {},
    ...(groups.find((group) => group.facet === facet)?.options ?? []).map(({ value }) => ({ [facet]: value })),
  ];
  const places = choicesOf('lieu').slice(0, MOST_PLACES + 1);
  // Who asks for the CPF has a certification in it.
  const proofs = [...choicesOf('cpf'), ...choicesOf('certification')];
  const together = [undefined, ...COURSE_CATEGORIES].flatMap((category) =>
    places.flatMap((place) =>
      proofs.map((proof): CatalogueQuery => ({ category, search: '', choices: { ...place, ...proof } })),
    ),
  );
  const alone = groups.flatMap(({ facet, options }) =>
    options.map(({ value }): CatalogueQuery => ({ category: undefined, search: '', choices: { [facet]: value } })),
  );
  return [...new Map([...together, ...alone].map((query) => [catalogueSearch(query), query])).values()];
}

/** Every list of the catalogue that is built, page by page, with the choices that each leads to. */
export function catalogueLists(courses: readonly Course[], today: Date) {
  const groups = facetGroups(courses, parisDay(today));
  const queries = builtQueries(groups);
  const lists = queries
    .map((query) => ({ query, found: findCourses(courses, query, parisDay(today)) }))
    // The whole catalogue stays where it is, even while it has no course.
    .filter(({ query, found }) => found.length > 0 || listName(query).split(SEPARATOR).length < 2);
  const built = new Set(queries.map(catalogueSearch));
  const reachable = (wanted: CatalogueQuery, alone: CatalogueQuery): CatalogueQuery =>
    built.has(catalogueSearch(wanted)) ? wanted : alone;
  return lists.flatMap(({ query, found }) => {
    const isFiltered = Object.keys(query.choices).length > 0;
    const all = Math.max(1, Math.ceil(found.length / COURSES_PER_PAGE));
    const count = isFiltered ? Math.min(all, MOST_FILTER_PAGES) : all;
    const hrefOf = (page: number): string =>
      isFiltered
        ? paths.courseFilterPage(listName(query), page)
        : paths.coursePage(page, query.category && slugify(query.category));
    const filters = catalogueFilters(courses, groups, query, reachable);
    const chosen = choiceWords(groups, query.choices);
    return Array.from({ length: count }, (_, index) => ({
      query,
      filters,
      chosen,
      page: index + 1,
      hrefs: Array.from({ length: count }, (_each, other) => hrefOf(other + 1)),
      total: found.length,
      courses: found.slice(index * COURSES_PER_PAGE, (index + 1) * COURSES_PER_PAGE),
      /** The address that visitors see; the later pages have none but their own. */
      canonical: index === 0 ? catalogueHref(query) : hrefOf(index + 1),
      isFiltered,
    }));
  });
}
