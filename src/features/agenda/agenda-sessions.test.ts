import { sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { agendaDays, agendaFilters, agendaSessions, monthsByPage } from './agenda-sessions.ts';
import { expect, test } from 'vitest';

const TODAY = new Date('2026-11-21T10:00:00Z');

const course = (id: string, ...starts: string[]) => ({
  id,
  data: sampleCourse({ sessions: starts.map((start) => sampleSession({ start, end: start })) }),
});

test('returns whether the CPF can pay for a session or the session starts too soon', () => {
  const { id, data } = course('excel', '2026-12-01', '2027-01-11');
  const cpfOf = (eligibleForCPF: boolean) =>
    agendaSessions([{ id, data: { ...data, eligibleForCPF } }], TODAY).map(({ cpf }) => cpf);
  expect(cpfOf(true)).toEqual(['too soon', 'payable']);
  expect(cpfOf(false)).toEqual(['never', 'never']);
});

test('has all filters on each page, and shows the first one with options in the row', () => {
  const courses = [true, false].map((eligibleForCPF) => {
    const { id, data } = course(`eligible-${String(eligibleForCPF)}`, '2027-01-11');
    return { id, data: { ...data, eligibleForCPF } };
  });
  const filters = agendaFilters(agendaSessions(courses, TODAY));
  expect(filters.map(({ name, position, options }) => [name, position, options.length])).toEqual([
    ['lieu', 'folded', 0],
    ['domaine', 'folded', 0],
    ['cpf', 'row', 1],
  ]);
});

test('creates one page per month after the first page, and never splits a month', () => {
  const pagesOf = (count: number, ...starts: string[]) => {
    const courses = Array.from({ length: count }, (_, index) => course(String(index), ...starts));
    return monthsByPage(agendaSessions(courses, TODAY)).map((months) => months.map(({ slug }) => slug));
  };
  expect(pagesOf(0)).toEqual([[]]);
  expect(pagesOf(30, '2027-01-11', '2027-02-11')).toEqual([['janvier-2027', 'fevrier-2027']]);
  const [first, ...others] = pagesOf(25, '2027-01-11', '2027-02-11', '2027-03-11', '2027-04-11');
  expect(first).toEqual(['janvier-2027', 'fevrier-2027']);
  expect(others).toEqual([['mars-2027'], ['avril-2027']]);
  expect(pagesOf(90, '2027-01-11', '2027-03-11')).toEqual([['janvier-2027'], ['mars-2027']]);
});

test.each([
  ['2027-01-01', '2027-01-01', '1er', 'vendredi'],
  ['2026-12-09', '2026-12-10', '9–10', 'mercredi\u2009–\u2009jeudi'],
  // The same month of another year counts as another month.
  ['2027-01-12', '2028-01-11', '12', 'mardi, jusqu’au 11 janvier 2028'],
])('formats %s to %s as « %s » and « %s »', (start, end, days, weekdays) => {
  expect(agendaDays(new Date(start), new Date(end))).toEqual({ days, weekdays });
});
