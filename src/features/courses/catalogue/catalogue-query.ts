import { paths } from '#src/site/paths.ts';

export type CatalogueQuery = { category: string | undefined; search: string };

/** What a URL asks of the catalogue: `?category=Bureautique&q=excel`. */
export function catalogueQueryIn(search: string): CatalogueQuery {
  const asked = new URLSearchParams(search);
  return { category: asked.get('category') ?? undefined, search: asked.get('q') ?? '' };
}

/** The address of a query, the one that `catalogueQueryIn` reads back. */
export function catalogueHref({ category, search }: CatalogueQuery): string {
  const address = category === undefined ? paths.courses : paths.courseCategory(category);
  if (search === '') return address;
  return `${address}${category === undefined ? '?' : '&'}q=${encodeURIComponent(search)}`;
}
