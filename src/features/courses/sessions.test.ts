import { expect, test } from 'vitest';
import { sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { offeredSessions, sessionState } from './sessions.ts';

const TODAY = new Date('2026-11-21T10:00:00Z');
const COUNTED = '2026-11-16';

const session = (fields: Parameters<typeof sampleSession>[0] = {}) => {
  const [found] = sampleCourse({ sessions: [sampleSession(fields)] }).sessions ?? [];
  if (found === undefined) throw new Error('No session.');
  return found;
};
const offered = (sessions: ReturnType<typeof sampleSession>[], sessionsUpdatedOn?: string, today = TODAY) =>
  offeredSessions(sampleCourse({ sessions, ...(sessionsUpdatedOn && { sessionsUpdatedOn }) }), today);

test.each([
  [0, 'open'],
  [4, 'open'],
  [5, 'few'],
  [7, 'few'],
  [8, 'full'],
])('calls a session of 8 seats with %i taken %s', (booked, state) => {
  expect(sessionState(session({ booked }), TODAY)).toBe(state);
});

test('counts no seats of a session that gives no number, and calls it full if it says so', () => {
  const uncounted = sampleSession({ seats: undefined, booked: undefined });
  expect(offered([uncounted], COUNTED)).toMatchObject([{ state: 'open', seats: undefined }]);
  expect(offered([{ ...uncounted, state: 'full' }], COUNTED)).toMatchObject([{ state: 'full' }]);
});

test('takes nobody from the first day on, full or not', () => {
  // Midnight in Paris is eleven in the evening elsewhere.
  expect(sessionState(session(), new Date('2027-01-10T22:59:00Z'))).toBe('open');
  expect(sessionState(session(), new Date('2027-01-10T23:00:00Z'))).toBe('past');
  expect(sessionState(session({ booked: 8 }), new Date('2027-02-01T00:00:00Z'))).toBe('past');
});

test('offers the sessions to come, the soonest first, and none that has begun', () => {
  const starts = ['2027-03-01', '2026-11-20', '2027-01-11'];
  const sessions = starts.map((start) => sampleSession({ start, end: start }));
  expect(offered(sessions, COUNTED).map(({ start }) => start.toISOString().slice(0, 10))).toEqual([
    '2027-01-11',
    '2027-03-01',
  ]);
  expect(offered([], COUNTED)).toEqual([]);
});

test('counts seats only while somebody has checked them within a month', () => {
  const sessions = [sampleSession({ booked: 6 })];
  expect(offered(sessions, COUNTED)).toMatchObject([{ state: 'few', seatsLeft: 2 }]);
  for (const unchecked of [offered(sessions), offered(sessions, '2026-10-01')]) {
    expect(unchecked).toMatchObject([{ state: 'open' }]);
    expect(unchecked[0]).not.toHaveProperty('seatsLeft');
  }
});

test('offers no seat of a full session because its count is old', () => {
  expect(offered([sampleSession({ booked: 8 })], '2026-01-01')).toMatchObject([{ state: 'full' }]);
});
