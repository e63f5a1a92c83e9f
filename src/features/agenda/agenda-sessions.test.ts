import { expect, test } from 'vitest';
import { sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { agendaSessions, byMonth } from './agenda-sessions.ts';

const TODAY = new Date('2026-11-21T10:00:00Z');

const course = (id: string, ...starts: string[]) => ({
  id,
  data: sampleCourse({ sessions: starts.map((start) => sampleSession({ start, end: start })) }),
});

test('lays the sessions of all courses on one line of time, without those that have begun', () => {
  const courses = [
    course('excel', '2027-02-01', '2026-11-20'),
    course('word', '2027-01-31', '2027-02-01'),
    course('sql'),
  ];
  const months = byMonth(agendaSessions(courses, TODAY));
  expect(months.map(({ name, sessions }) => [name, sessions.map((each) => each.course.id)])).toEqual([
    ['janvier 2027', ['word']],
    ['février 2027', ['excel', 'word']],
  ]);
});

test('says of each session whether the CPF may pay for it, or begins too late to', () => {
  const sessions = ['2026-12-01', '2027-01-11'].map((start) => sampleSession({ start, end: start }));
  const cpfOf = (eligibleForCPF: boolean) =>
    agendaSessions([{ id: 'excel', data: { ...sampleCourse({ sessions }), eligibleForCPF } }], TODAY).map(
      ({ cpf }) => cpf,
    );
  expect(cpfOf(true)).toEqual(['too soon', 'payable']);
  expect(cpfOf(false)).toEqual(['never', 'never']);
});

test('keeps the same month of two years apart', () => {
  const months = byMonth(agendaSessions([course('excel', '2027-01-11', '2028-01-10')], TODAY));
  expect(months.map(({ name }) => name)).toEqual(['janvier 2027', 'janvier 2028']);
});
