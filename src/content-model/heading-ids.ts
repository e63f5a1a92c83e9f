import GithubSlugger, { slug } from 'github-slugger';

/**
 * The ids that pages use around the text of an entry. Headings of the text must not repeat them. A test compares the
 * list with the built pages (`tests/site/html.test.ts`).
 */
export const PAGE_IDS: ReadonlySet<string> = new Set(
  (
    'articles-similaires atouts commander contenu dark exercice formateurs formulaire informations la-suite menu ' +
    'objectifs pour-qui programme resultats sessions suite tarif'
  ).split(' '),
);

export function headingIds(): (heading: string) => string {
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  return (heading) => slugger.slug(heading);
}

/** The id that an editor expects of a heading: `tarif` for « Tarif », whatever the page has. */
export const expectedId = (heading: string): string => slug(heading);
