import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorkday } from '#src/lib/french-dates.ts';
import { afterOfficeHours, answerTime } from './callback-time.ts';

const HOURS = { opens: 9, closes: 18 };
const addHours = (localTime: string, hours = 2) =>
  afterOfficeHours(new Date(`${localTime}Z`), hours, HOURS)
    .toISOString()
    .slice(0, 16);

test.each([
  ['as offices close', '2026-11-20T16:00', '2026-11-20T18:00'],
  ['on a Friday night', '2026-11-20T22:15', '2026-11-23T11:00'],
  ['on a holiday', '2026-05-14T10:00', '2026-05-15T11:00'],
  ['on New Year’s Eve', '2026-12-31T17:59', '2027-01-04T10:59'],
])('adds two office hours %s', (_when, localTime, expected) => {
  expect(addHours(localTime)).toBe(expected);
});

test('counts the days of an answer from the day in Paris', () => {
  expect(answerTime(new Date('2026-11-20T23:30Z'), 30)).toBe('avant le lundi 21 décembre 2026');
});

test('returns deadlines within office hours, in the order of the requests', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 900 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 5000 }), (first, more) => {
      const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
      const deadline = afterOfficeHours(at(first), 2, HOURS);
      const minuteOfDay = deadline.getUTCHours() * 60 + deadline.getUTCMinutes();
      expect(minuteOfDay).toBeGreaterThanOrEqual(9 * 60);
      expect(minuteOfDay).toBeLessThanOrEqual(18 * 60);
      expect(isWorkday(deadline)).toBe(true);
      expect(deadline.getTime()).toBeGreaterThanOrEqual(at(first).getTime() + 2 * 3_600_000);
      expect(afterOfficeHours(at(first + more), 2, HOURS).getTime()).toBeGreaterThanOrEqual(deadline.getTime());
    }),
  );
});
