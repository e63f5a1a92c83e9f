import type { FullCourse } from '#src/features/courses/course-json.ts';
import { fullCourse } from '#tests/support/sample-course.ts';
import { comparisonGroups, selectedCourses } from './comparison.ts';
import { expect, test } from 'vitest';

const TODAY = '2026-11-21';
const rowsOf = (courses: FullCourse[]) => comparisonGroups(courses, TODAY).flatMap(({ rows }) => rows);

test('leaves out sessions that have begun since the build', () => {
  const [place, seatsLeft] = ['Nantes', undefined];
  const session = (start: string, state: 'open' | 'full') => ({ start, end: start, place, state, seatsLeft });
  const sessions = [session(TODAY, 'open'), session('2027-01-11', 'full')];
  const remote = { ...session('2027-01-11', 'open'), place: 'À distance' };
  const lists = [[remote], sessions, sessions.slice(0, 1)];
  const cells = lists.map(
    (each) => rowsOf([fullCourse({ sessions: each })]).find(({ id }) => id === 'sessions')?.cells,
  );
  expect(cells.flat(2)).toEqual([
    ...['le 11 janvier 2027, à\u00a0distance', 'le 11 janvier 2027, Nantes, complète', 'Dates à convenir'],
  ]);
});

test('starts with the price, the duration, the CPF, the sessions and the content', () => {
  const ids = ['audience', 'price', 'objectives', 'duration'] as const;
  const facts = ids.map((id) => ({ id, term: id, detail: ['Dit en une ligne'] }));
  const rows = rowsOf([fullCourse({ facts, modules: [{ title: 'Un', hours: 7, points: [] }] })]);
  expect(rows.map(({ id }) => id).join(' ')).toBe('price duration cpf sessions objectives modules audience');
});

test.each([
  ['repeated parameters', '?formations=word&formations=excel&amp;formations=word', ['word', 'excel'], false],
  ['the first three of four courses', '?formations=a,b,c,d', ['a', 'b', 'c'], true],
  ['the ids of old links', '?formations=WORD,,Excel%20,../', ['word', 'excel'], false],
  ['no course', '', [], false],
])('reads %s', (_, search, ids, areTooMany) => {
  expect(selectedCourses(search)).toEqual({ ids, areTooMany });
});
