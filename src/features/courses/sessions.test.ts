import { expect, test } from 'vitest';
import { isoDay } from '#src/lib/french-dates.ts';
import { sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { offeredSessions, sessionState } from './sessions.ts';

const TODAY = new Date('2026-11-21T10:00:00Z');
const CHECKED_ON = '2026-11-16';

const stateOf = (booked: number, today = TODAY) =>
  sampleCourse({ sessions: [sampleSession({ booked })] }).sessions.map((session) => sessionState(session, today))[0];
const offered = (sessions: ReturnType<typeof sampleSession>[], seatsCheckedOn?: string, today = TODAY) =>
  offeredSessions(sampleCourse({ sessions, ...(seatsCheckedOn && { seatsCheckedOn }) }), today);

test('treats the last three seats as few, and none as full', () => {
  expect([0, 4, 5, 7, 8].map((booked) => stateOf(booked))).toEqual(['open', 'open', 'few', 'few', 'full']);
});

test('uses `state` if a session has no number of seats', () => {
  const uncounted = sampleSession({ seats: undefined, booked: undefined });
  expect(offered([uncounted], CHECKED_ON)).toMatchObject([{ state: 'open', seats: undefined }]);
  expect(offered([{ ...uncounted, state: 'full' }], CHECKED_ON)).toMatchObject([{ state: 'full' }]);
});

test('treats a session as past from its first day in Paris', () => {
  // Midnight in Paris is 23:00 UTC in winter.
  expect(stateOf(0, new Date('2027-01-10T22:59:00Z'))).toBe('open');
  expect(stateOf(0, new Date('2027-01-10T23:00:00Z'))).toBe('past');
  expect(stateOf(8, new Date('2027-02-01T00:00:00Z'))).toBe('past');
});

test('returns only future sessions, soonest first', () => {
  const sessions = ['2027-03-01', '2026-11-20', '2027-01-11'].map((start) => sampleSession({ start, end: start }));
  expect(offered(sessions, CHECKED_ON).map(({ start }) => isoDay(start))).toEqual(['2027-01-11', '2027-03-01']);
});

test('counts the seats left only if they were checked within a month', () => {
  const sessions = [sampleSession({ booked: 6 })];
  expect(offered(sessions, CHECKED_ON)).toMatchObject([{ state: 'few', seatsLeft: 2 }]);
  for (const stale of [offered(sessions), offered(sessions, '2026-10-01')])
    expect(stale).toMatchObject([{ state: 'open', seatsLeft: undefined }]);
});

test('merges groups with the same days and place, and gives each session a key of its own', () => {
  const uncounted = { seats: undefined, booked: undefined };
  const sessions = [{}, { booked: 7 }, { booked: 8 }, { end: '2027-01-13' }, { ...uncounted, state: 'full' as const }];
  expect(offered(sessions.map(sampleSession), CHECKED_ON)).toMatchObject([
    { key: '2027-01-11-a-distance', seats: 16, seatsLeft: 9, state: 'open' },
    { key: '2027-01-11-a-distance-2027-01-13', seats: 8, seatsLeft: 8 },
  ]);
  const full = [{ booked: 8 }, { ...uncounted, state: 'full' as const }].map(sampleSession);
  expect(offered(full, CHECKED_ON)).toMatchObject([{ state: 'full' }]);
});
