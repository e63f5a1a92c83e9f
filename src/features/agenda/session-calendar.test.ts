import { expect, test } from 'vitest';
import { type CourseFields, sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { agendaSessions } from './agenda-sessions.ts';
import { sessionCalendar } from './session-calendar.ts';

const TODAY = new Date('2026-11-21T10:00:00Z');

/** The unfolded events of a course with these sessions. */
function events(sessions: readonly Parameters<typeof sampleSession>[0][], fields: CourseFields = {}) {
  const data = sampleCourse({ sessions: sessions.map(sampleSession), ...fields });
  const file = sessionCalendar(agendaSessions([{ id: 'excel', data }], TODAY)).replaceAll('\r\n ', '');
  return file.split('BEGIN:VEVENT').slice(1);
}

test('creates all-day events with an exclusive end date', () => {
  const [event] = events([{ start: '2027-01-30', end: '2027-01-31', place: 'Angers' }]);
  expect(event).toContain('\r\nDTSTART;VALUE=DATE:20270130\r\nDTEND;VALUE=DATE:20270201\r\n');
  expect(event).toContain(String.raw`SUMMARY:Excel\, les fondamentaux`);
  for (const line of ['LOCATION:Angers', 'TRANSP:TRANSPARENT']) expect(event).toContain(`\r\n${line}\r\n`);
});

test('keeps the UID of a session when its seats or its course title change', () => {
  const [before] = events([{ booked: 0 }]);
  const [after] = events([{ booked: 8 }], { title: 'Excel de A à Z' });
  const [uid = ''] = /^UID:excel-2027-01-11-a-distance@.*$/m.exec(before ?? '') ?? [];
  expect(uid).not.toBe('');
  expect(after).toContain(uid);
  expect(after).toContain('SUMMARY:Excel de A à Z (complète)');
});

test('links an opening to its request form, and a full session to the sheet only', () => {
  const [open, full] = events([{}, { start: '2027-02-01', end: '2027-02-01', booked: 8 }]);
  expect(open).toContain('formation=excel&session=2027-01-11');
  expect(full).not.toContain('session=');
  expect(full).toContain('DESCRIPTION:Session complète');
});

test('adds a refresh interval and a source to a feed only', () => {
  const feed = sessionCalendar([], { name: 'Sessions', source: '/agenda.ics' });
  expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
  expect(feed).toMatch(/SOURCE;VALUE=URI:https:\/\/[^/]+\/agenda\.ics\r\n/);
  expect(sessionCalendar([])).not.toContain('SOURCE');
});
