import { expect, test } from 'vitest';
import { sampleCourse } from '#tests/support/sample-course.ts';
import { seatsOf } from './seats.ts';

const session = (start: string, booked: number) => ({ start, end: start, place: 'À distance', seats: 12, booked });
const sheet = sampleCourse({
  sessions: [session('2027-03-09', 5), session('2027-01-12', 11), session('2027-02-02', 12)],
  seatsCheckedOn: '2026-12-20',
});
const textsOn = (moment: string) => seatsOf(sheet, new Date(moment)).map(({ text }) => text);

test('writes « ce mois-ci » only for sessions of the current month in Paris', () => {
  expect(textsOn('2026-12-31T22:59:00Z')[0]).toMatch(/^session/);
  expect(textsOn('2026-12-31T23:01:00Z')[0]).toBe('ce mois-ci, le 12 janvier, 1\u00a0place sur 12');
});

test('omits outdated seat counts and sessions that have begun', () => {
  expect(textsOn('2027-01-13T12:00:00Z')).toEqual(['session du 9 mars, 7\u00a0places sur 12']);
  expect(textsOn('2027-02-13T12:00:00Z')).toEqual([]);
});
