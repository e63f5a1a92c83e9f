import { expect, test, vi } from 'vitest';
import { sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { agendaSessions } from './agenda-sessions.ts';
import { sessionCalendar } from './session-calendar.ts';

const edits = vi.hoisted(() => new Map<string, Date>());
vi.mock('./last-edit.ts', () => ({ lastEdit: (path: string) => edits.get(path) }));

const FILE = 'content/courses/excel.md';
const TODAY = new Date('2026-11-21T10:00:00Z');

type Fields = Parameters<typeof sampleSession>[0];

/** The events of a course with these sessions, each by its properties. */
function events(sessions: readonly Fields[], fields: Parameters<typeof sampleCourse>[0] = {}) {
  const data = sampleCourse({ sessions: sessions.map(sampleSession), sessionsUpdatedOn: '2026-11-16', ...fields });
  const file = sessionCalendar(agendaSessions([{ id: 'excel', data, filePath: FILE }], TODAY)).replaceAll('\r\n ', '');
  return [...file.matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(([, event = '']) => {
    const lines = event.split('\r\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)] as const);
    return Object.fromEntries(lines) as Partial<Record<string, string>>;
  });
}

test('takes whole days, and ends on the day after the last', () => {
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

test('knows a session again whatever becomes of its seats and of the words of its course', () => {
  const [before] = events([{ booked: 0 }]);
  const [after] = events([{ booked: 8 }], { title: 'Excel de A à Z' });
  expect(before?.UID).toMatch(/^excel-2027-01-11-a-distance@/);
  expect(after?.UID).toBe(before?.UID);
  expect(after?.SUMMARY).toBe('Excel de A à Z (complète)');
});

test('has a new revision after an edit of the course or of the provider, and no other', () => {
  const revision = (path: string, day: string) => {
    edits.set(path, new Date(day));
    const [{ SEQUENCE, DTSTAMP, 'LAST-MODIFIED': modified } = {}] = events([{}]);
    expect(modified).toBe(DTSTAMP);
    return { day: DTSTAMP, sequence: Number(SEQUENCE) };
  };
  const first = revision(FILE, '2026-11-18T09:00:00Z');
  expect(first.day).toBe('20261118T090000Z');
  expect(revision(FILE, '2026-11-18T09:00:00Z')).toEqual(first);
  expect(revision(FILE, '2026-11-18T09:05:00Z').sequence).toBe(first.sequence + 5);
  expect(revision('content/site.yaml', '2026-11-19T00:00:00Z').day).toBe('20261119T000000Z');
  edits.clear();
  expect(revision('other', '2026-11-20').day).toBe('20261116T000000Z');
});

test('leads from a session that takes people to its request, and from a full one to the sheet alone', () => {
  const [open, full] = events([{}, { start: '2027-02-01', end: '2027-02-01', booked: 8 }]);
  expect(open?.DESCRIPTION).toContain('formation=excel&session=2027-01-11');
  expect(full?.DESCRIPTION).not.toContain('session=');
  expect(full?.DESCRIPTION).toMatch(/^Session complète/);
});

test('has one event for two groups of one day and place, full when both are', () => {
  expect(events([{ booked: 8 }, { booked: 2 }]).map(({ SUMMARY }) => SUMMARY)).toEqual([
    String.raw`Excel\, les fondamentaux`,
  ]);
  expect(events([{ booked: 8 }, { booked: 8 }]).map(({ SUMMARY }) => SUMMARY)).toEqual([
    String.raw`Excel\, les fondamentaux (complète)`,
  ]);
  const uids = events([{}, { place: 'Angers' }]).map(({ UID }) => UID);
  expect(new Set(uids).size).toBe(2);
});

test('says of itself what is asked for anew, where it is subscribed to', () => {
  const feed = sessionCalendar([], { name: 'Sessions', source: '/agenda.ics' });
  expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
  expect(feed).toMatch(/SOURCE;VALUE=URI:https:\/\/[^/]+\/agenda\.ics\r\n/);
  expect(sessionCalendar([])).not.toContain('SOURCE');
});
