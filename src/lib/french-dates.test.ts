import { expect, test } from 'vitest';
import { formatDay, formatShortDay, isoDay } from './french-dates.ts';

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
