import { formatDay, formatPeriod, formatShortDay, isoDay, isWorkday } from './french-dates.ts';
import { expect, test } from 'vitest';

test('writes a day in full, in figures and in ISO format', () => {
  const day = new Date('2024-12-18T00:00:00Z');
  expect([formatDay(day), formatShortDay(day), isoDay(day)]).toEqual(['18 décembre 2024', '18/12/2024', '2024-12-18']);
  expect(formatDay(new Date('2025-01-01T00:00:00Z'))).toBe('1er janvier 2025');
});

test.each([
  ['2027-01-31', '2027-02-01', 'les 31 janvier et 1er février 2027'],
  ['2027-01-11', '2027-01-14', 'du 11 au 14 janvier 2027'],
  ['2027-02-01', '2027-03-01', 'du 1er février au 1er mars 2027'],
  ['2026-12-30', '2027-01-02', 'du 30 décembre 2026 au 2 janvier 2027'],
])('formats the period from %s to %s', (start, end, text) => {
  expect(formatPeriod(new Date(start), new Date(end))).toBe(text);
});

const WORKDAYS = ['2026-11-27', '2026-04-07', '2025-05-30'];
const FREE_DAYS = [
  // Easter Monday, Ascension Day and Whit Monday of four years, from jours-feries-metropole on data.gouv.fr.
  ...['2008-03-24', '2008-05-01', '2008-05-12', '2025-04-21', '2025-05-29', '2025-06-09'],
  ...['2027-03-29', '2027-05-06', '2027-05-17', '2038-04-26', '2038-06-03', '2038-06-14'],
  // Two fixed holidays and a weekend.
  ...['2026-12-25', '2026-05-01', '2026-11-28', '2026-11-29'],
];

test('counts work on workdays only', () => {
  expect([...WORKDAYS, ...FREE_DAYS].filter((day) => isWorkday(new Date(day)))).toEqual(WORKDAYS);
});
