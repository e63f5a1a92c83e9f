import type { Shown } from '#src/features/filter/FilteredList.tsx';
import { facetsInWords } from './facets.ts';

const MOST_LETTERS = 24;

/** The search text, shortened to fit on a phone. */
function quoted(search: string): string {
  const words = search.trim();
  return `«\u00a0${words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).trim()}…` : words}\u00a0»`;
}

export const courseCount = (total: number): string =>
  total === 0 ? 'Aucune formation' : total === 1 ? '1 formation' : `${String(total)} formations`;

/** « 3 formations pour « excel » », « 2 formations, Bureautique, à Angers » */
function countAndChoices({ query, groups, total }: Omit<Shown, 'page'>, withCategory: boolean): string {
  const { category = '', q = '' } = query;
  const facets = facetsInWords(groups, query);
  const parts = [
    withCategory || facets !== '' ? category : '',
    facets,
    q.trim() === '' ? '' : `pour ${quoted(q)}`,
  ].filter((part) => part !== '');
  const subject = total === undefined ? 'Formations' : courseCount(total);
  return [subject, ...parts].join(facets === '' ? ' ' : ', ');
}

/** « 8 formations », « 2 formations, à Angers » */
export const catalogueCount = (shown: Omit<Shown, 'page'>): string => countAndChoices(shown, false);

export function catalogueTitle(shown: Shown): string {
  const { category = '', q = '', ...facets } = shown.query;
  const suffix = shown.page > 1 ? `, page ${String(shown.page)}` : '';
  if (q.trim() !== '' || Object.values(facets).some(Boolean)) return `${countAndChoices(shown, true)}${suffix}`;
  return `${category === '' ? 'Catalogue des formations' : `Formations ${category}`}${suffix}`;
}
