import { fold } from '#src/lib/french-text.ts';

const MONTHS = [
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
] as const;

const YEAR = /\b(?:19|20)\d{2}\b/g;

/** The month, from 1 to 12, that a text names last before a year ends; the whole year where it names none. */
function lastMonth(text: string): number {
  const places = MONTHS.map((names) => Math.max(...names.map((name) => text.lastIndexOf(name))));
  const last = Math.max(...places);
  return last === -1 ? 12 : places.indexOf(last) + 1;
}

/**
 * The last day of a period as editors write it: « janvier à juin 2024 » ends on 30 June 2024. `null` for one that goes on
 * (« depuis 2015 »), undefined for one that names no year.
 */
export function periodEnd(period: string): Date | null | undefined {
  const text = fold(period);
  const years = [...text.matchAll(YEAR)];
  const year = years.at(-1);
  if (year === undefined) return undefined;
  if (/\bdepuis\b|\ba ce jour\b/.test(text)) return null;
  const previous = years.at(-2);
  const said = text.slice(previous === undefined ? 0 : previous.index + previous[0].length, year.index);
  return new Date(Date.UTC(Number(year[0]), lastMonth(said), 0));
}

/**
 * The first month of a period, as `2024-10`: « octobre 2024 à décembre 2025 » begins then, « année 2025 » in January. Nothing
 * for one that names no year, or a part of a year by its number.
 */
export function periodStart(period: string): string | undefined {
  const text = fold(period);
  const year = text.match(YEAR)?.[0];
  if (year === undefined || /semestre|trimestre/.test(text)) return undefined;
  const said = text.slice(0, text.indexOf(year));
  const places = MONTHS.flatMap(([name], index) => (said.includes(name) ? [{ index, at: said.indexOf(name) }] : []));
  const first = places.toSorted((one, other) => one.at - other.at)[0]?.index ?? 0;
  return `${year}-${String(first + 1).padStart(2, '0')}`;
}
