import GithubSlugger, { slug } from 'github-slugger';

/**
 * The ids of pages around the text of an entry, which its headings must not repeat. `tests/site/html.test.ts` compares
 * this list with the built pages.
 */
export const PAGE_IDS: ReadonlySet<string> = new Set(
  (
    'articles-similaires atouts commander contenu dark exercice formateurs formulaire informations la-suite menu ' +
    'objectifs pour-qui programme resultats sessions suite tarif'
  ).split(' '),
);

/** Returns a function that gives each heading of a text an id of its own: `tarif-1` where the page has `tarif`. */
export function headingIds(): (heading: string) => string {
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  return (heading) => slugger.slug(heading);
}

/** The id that an editor expects of a heading: `tarif` for « Tarif », whatever the page has. */
export const expectedId = (heading: string): string => slug(heading);
