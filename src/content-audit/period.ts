import { fold } from '#src/lib/french-text.ts';

const MONTHS: readonly (readonly string[])[] = [
  ['janvier'],
  ['fevrier'],
  ['mars', '1er trimestre', 'premier trimestre'],
  ['avril'],
  ['mai'],
  ['juin', '1er semestre', 'premier semestre', '2e trimestre', 'deuxieme trimestre'],
  ['juillet'],
  ['aout'],
  ['septembre', '3e trimestre', 'troisieme trimestre'],
  ['octobre'],
  ['novembre'],
  ['decembre'],
];

const YEAR = /\b(?:19|20)\d{2}\b/g;

/** The month, from 1 to 12, that a text names last before a year ends; the whole year where it names none. */
function lastMonth(text: string): number {
  const places = MONTHS.map((names) => Math.max(...names.map((name) => text.lastIndexOf(name))));
  const last = Math.max(...places);
  return last === -1 ? 12 : places.indexOf(last) + 1;
}

/**
 * The last day of a period as editors write it: « janvier à juin 2024 » ends on 30 June 2024. Undefined for one that
 * goes on (« depuis 2015 ») or names no year.
 */
export function periodEnd(period: string): Date | undefined {
  const text = fold(period);
  const years = [...text.matchAll(YEAR)];
  const year = years.at(-1);
  if (year === undefined || /\bdepuis\b|\ba ce jour\b/.test(text)) return undefined;
  const previous = years.at(-2);
  const said = text.slice(previous === undefined ? 0 : previous.index + previous[0].length, year.index);
  return new Date(Date.UTC(Number(year[0]), lastMonth(said), 0));
}
