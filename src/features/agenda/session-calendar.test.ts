import { expect, test } from 'vitest';
import { sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { agendaSessions } from './agenda-sessions.ts';
import { sessionCalendar } from './session-calendar.ts';

const TODAY = new Date('2026-11-21T10:00:00Z');

type Fields = Parameters<typeof sampleSession>[0];

/** The properties of each event of a course with these sessions. */
function events(sessions: readonly Fields[], fields: Parameters<typeof sampleCourse>[0] = {}) {
  const data = sampleCourse({ sessions: sessions.map(sampleSession), ...fields });
  const file = sessionCalendar(agendaSessions([{ id: 'excel', data }], TODAY)).replaceAll('\r\n ', '');
  return [...file.matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(([, event = '']) => {
    const lines = event.split('\r\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)] as const);
    return Object.fromEntries(lines) as Partial<Record<string, string>>;
  });
}

test('creates all-day events with an exclusive end date', () => {
  expect(events([{ start: '2027-01-30', end: '2027-01-31', place: 'Angers' }])).toMatchObject([
    {
      'DTSTART;VALUE=DATE': '20270130',
      'DTEND;VALUE=DATE': '20270201',
      SUMMARY: String.raw`Excel\, les fondamentaux`,
      LOCATION: 'Angers',
      TRANSP: 'TRANSPARENT',
    },
  ]);
});

test('keeps the UID of a session when its seats or its course title change', () => {
  const [before] = events([{ booked: 0 }]);
  const [after] = events([{ booked: 8 }], { title: 'Excel de A à Z' });
  expect(before?.UID).toMatch(/^excel-2027-01-11-a-distance@/);
  expect(after?.UID).toBe(before?.UID);
  expect(after?.SUMMARY).toBe('Excel de A à Z (complète)');
});

test('links an opening to its request form, and a full session to the sheet only', () => {
  const [open, full] = events([{}, { start: '2027-02-01', end: '2027-02-01', booked: 8 }]);
  expect(open?.DESCRIPTION).toContain('formation=excel&session=2027-01-11');
  expect(full?.DESCRIPTION).not.toContain('session=');
  expect(full?.DESCRIPTION).toMatch(/^Session complète/);
});

test('adds a refresh interval and a source to a feed only', () => {
  const feed = sessionCalendar([], { name: 'Sessions', source: '/agenda.ics' });
  expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
  expect(feed).toMatch(/SOURCE;VALUE=URI:https:\/\/[^/]+\/agenda\.ics\r\n/);
  expect(sessionCalendar([])).not.toContain('SOURCE');
});
