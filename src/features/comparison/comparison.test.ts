import type { FullCourse } from '#src/features/courses/course-json-schema.ts';
import { paths } from '#src/site/paths.ts';
import { askedCourses, comparisonRows } from './comparison.ts';
import { expect, test } from 'vitest';

const course = (fields: Partial<FullCourse> = {}): FullCourse => ({
  id: 'excel',
  title: 'Excel',
  description: 'Un tableur.',
  category: 'Bureautique',
  duration: '2 jours',
  eligibleForCPF: true,
  openings: [],
  places: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  facts: [{ id: 'duration', term: 'Durée', detail: ['2 jours'] }],
  modules: [],
  sessions: [],
  ...fields,
});
const TODAY = '2026-11-21';
const rowOf = (id: string, ...courses: FullCourse[]) => comparisonRows(courses, TODAY).find((row) => row.id === id);

test('puts the same fact of every course on one line, and marks where they differ', () => {
  const longer = course({ facts: [{ id: 'duration', term: 'Durée', detail: ['5 jours'] }] });
  expect(rowOf('duration', course(), longer)).toMatchObject({ cells: [['2 jours'], ['5 jours']], differs: true });
  expect(rowOf('duration', course(), course())?.differs).toBe(false);
  expect(rowOf('cpf', course(), course({ eligibleForCPF: false }))?.differs).toBe(true);
});

test('keeps a line that one course alone has, and none that no course has', () => {
  const level = course({ facts: [{ id: 'level', term: 'Niveau', detail: ['Débutant'] }] });
  expect(rowOf('level', course(), level)).toMatchObject({ cells: [[], ['Débutant']], differs: true });
  expect(rowOf('level', course(), course())).toBeUndefined();
  expect(rowOf('modules', course())).toBeUndefined();
});

test('leaves out the sessions that have begun since the build', () => {
  const session = (start: string, state: 'open' | 'full') => ({ start, end: start, place: 'Nantes', state });
  const sessions = [session(TODAY, 'open'), session('2027-01-11', 'full')];
  const remote = { ...session('2027-01-11', 'open'), place: 'À distance' };
  expect(rowOf('sessions', course({ sessions: [remote] }))?.cells).toEqual([['le 11 janvier 2027, à distance']]);
  expect(rowOf('sessions', course({ sessions }))?.cells).toEqual([['le 11 janvier 2027, Nantes, complète']]);
  expect(rowOf('sessions', course({ sessions: sessions.slice(0, 1) }))?.cells).toEqual([['Dates à convenir']]);
});

test('begins with what people decide by', () => {
  const facts = (['audience', 'price', 'objectives', 'duration'] as const).map((id) => ({
    id,
    term: id,
    detail: ['Dit en une ligne'],
  }));
  const ids = comparisonRows([course({ facts, modules: [{ title: 'Un', hours: 7, points: [] }] })], TODAY);
  expect(ids.map(({ id }) => id)).toEqual([
    'price',
    'duration',
    'cpf',
    'sessions',
    'audience',
    'objectives',
    'modules',
  ]);
});

test('reads back the courses of a shared address, in their order', () => {
  const { search } = new URL(paths.compare(['word', 'excel']), 'https://site.example');
  expect(askedCourses(search)).toEqual({ ids: ['word', 'excel'], areTooMany: false });
});

test('reads what a form of boxes sends, and each course once', () => {
  expect(askedCourses('?formations=word&formations=excel&formations=word').ids).toEqual(['word', 'excel']);
});

test('keeps the first three and says that there were more', () => {
  expect(askedCourses('?formations=a,b,c,d')).toEqual({ ids: ['a', 'b', 'c'], areTooMany: true });
});

test('reads the names of an old link, and takes nothing for the name of a course that can’t be one', () => {
  expect(askedCourses('?formations=WORD,,Excel%20,../')).toEqual({ ids: ['word', 'excel'], areTooMany: false });
  expect(askedCourses('')).toEqual({ ids: [], areTooMany: false });
});
