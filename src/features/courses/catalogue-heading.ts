import { COURSE_TEXTS as TEXTS } from './course-texts.ts';

type Shown = {
  category?: string | undefined;
  search?: string | undefined;
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

/** « 8 formations », « 3 formations pour « excel » »: how much a state of the catalogue holds. */
export function catalogueCount({ search = '', total = 0 }: Shown): string {
  return search.trim() === '' ? TEXTS.count(total) : `${TEXTS.count(total)} pour ${quoted(search)}`;
}

/** The title of a state of the catalogue, in the page that was built as in the one that is filtered. */
export function catalogueTitle({ category, search = '', page = 1, total }: Shown): string {
  const suffix = page > 1 ? `, page ${String(page)}` : '';
  if (search.trim() === '')
    return `${category === undefined ? 'Catalogue des formations' : `Formations ${category}`}${suffix}`;
  const subject = total === undefined ? 'Formations' : TEXTS.count(total);
  return `${subject}${category === undefined ? '' : ` ${category}`} pour ${quoted(search)}`;
}
