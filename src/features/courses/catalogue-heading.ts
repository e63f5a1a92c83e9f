import { COURSE_TEXTS as TEXTS } from './course-texts.ts';

type Shown = {
  category?: string | undefined;
  search?: string | undefined;
  /** The choices beside, in words: « à Angers, avec le CPF ». */
  chosen?: string | undefined;
  page?: number | undefined;
  /** How many courses are shown; unknown until the browser has them. */
  total?: number | undefined;
};

const MOST_WORDS = 24;

/** The words looked for, as a heading quotes them: short enough for a line of a telephone. */
function quoted(search: string): string {
  const words = search.trim();
  return `«\u00a0${words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).trim()}…` : words}\u00a0»`;
}

/** « à Angers, avec le CPF, pour « excel » », with a space or a comma before it; empty where nothing narrows the list. */
function narrowed({ category, chosen = '', search = '' }: Shown): string {
  const parts = [category ?? '', chosen, search.trim() === '' ? '' : `pour ${quoted(search)}`].filter(
    (part) => part !== '',
  );
  return chosen === '' ? parts.map((part) => ` ${part}`).join('') : parts.map((part) => `, ${part}`).join('');
}

/** « 8 formations », « 3 formations pour « excel » », « 2 formations, à Angers »: how much a state of the catalogue holds. */
export const catalogueCount = ({ total = 0, ...shown }: Shown): string =>
  `${TEXTS.count(total)}${narrowed({ ...shown, category: shown.chosen ? shown.category : undefined })}`;

/** The title of a state of the catalogue, in the page that was built as in the one that is filtered. */
export function catalogueTitle({ category, search = '', chosen = '', page = 1, total }: Shown): string {
  const suffix = page > 1 ? `, page ${String(page)}` : '';
  if (search.trim() === '' && chosen === '')
    return `${category === undefined ? 'Catalogue des formations' : `Formations ${category}`}${suffix}`;
  const subject = total === undefined ? 'Formations' : TEXTS.count(total);
  return `${subject}${narrowed({ category, chosen, search })}${suffix}`;
}
