import { expect, test } from 'vitest';
import { formatDay, formatPeriod, formatShortDay, isoDay } from './french-dates.ts';

const day = new Date('2024-12-18T00:00:00Z');

test('writes a day in full', () => {
  expect(formatDay(day)).toBe('18 décembre 2024');
});

test('writes the first of the month as the French do', () => {
  expect(formatDay(new Date('2025-01-01T00:00:00Z'))).toBe('1er janvier 2025');
  expect(formatDay(new Date('2025-01-11T00:00:00Z'))).toBe('11 janvier 2025');
});

test('keeps the day of the file, whatever the time zone of the machine', () => {
  expect(formatDay(new Date('2026-04-02T23:59:59Z'))).toBe('2 avril 2026');
});

test('writes a day in figures and for machines', () => {
  expect(formatShortDay(day)).toBe('18/12/2024');
  expect(isoDay(day)).toBe('2024-12-18');
});

test.each([
  ['2027-01-11', '2027-01-11', 'le 11 janvier 2027'],
  ['2027-01-11', '2027-01-12', 'les 11 et 12 janvier 2027'],
  ['2027-01-31', '2027-02-01', 'les 31 janvier et 1er février 2027'],
  ['2027-01-11', '2027-01-14', 'du 11 au 14 janvier 2027'],
  ['2027-02-01', '2027-03-01', 'du 1er février au 1er mars 2027'],
  ['2026-12-30', '2027-01-02', 'du 30 décembre 2026 au 2 janvier 2027'],
])('says each part of a period once: %s to %s', (start, end, text) => {
  expect(formatPeriod(new Date(start), new Date(end))).toBe(text);
});
