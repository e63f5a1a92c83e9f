import { compareCourses, dateOf, nextStart } from './course.ts';
import { expect, test } from 'vitest';

test('sorts by order, then newest first, then by title in French', () => {
  const entry = (id: string, title: string, order?: number, createdOn?: string) => ({
    id,
    data: { title, order, createdOn: createdOn === undefined ? undefined : new Date(createdOn) },
  });
  const sorted = [
    entry('e', 'Zoom'),
    entry('d', 'Écrire'),
    entry('c', 'Ancienne', undefined, '2025-01-01'),
    entry('b', 'Récente', undefined, '2026-01-01'),
    entry('a2', 'Deuxième', 2),
    entry('a0', 'Première', 0),
  ].sort(compareCourses);
  expect(sorted.map(({ id }) => id)).toEqual(['a0', 'a2', 'b', 'c', 'd', 'e']);
});

test('dates a course from its sheet, never from the build', () => {
  const [createdOn, publishOn, updatedOn] = ['2026-01-15', '2026-02-15', '2026-03-15'].map((day) => new Date(day));
  expect(dateOf({ createdOn, publishOn, updatedOn })).toBe(createdOn);
  expect(dateOf({ publishOn, updatedOn })).toBe(publishOn);
  expect(dateOf({ updatedOn })).toBe(updatedOn);
  expect(dateOf({})).toEqual(dateOf({}));
  expect(dateOf({}).getTime()).toBeLessThan(new Date('2016-01-01').getTime());
});

test('names the next opening that has not begun since the build', () => {
  const openings = [
    { start: '2027-01-12', place: 'À distance' },
    { start: '2027-02-09', place: 'Angers' },
  ];
  expect(nextStart({ openings }, '2027-01-11')).toBe('À distance, le 12\u00a0janvier\u00a02027');
  expect(nextStart({ openings }, '2027-01-12')).toBe('Angers, le 9\u00a0février\u00a02027');
  expect(nextStart({ openings }, '2027-02-09')).toBe('Dates à convenir');
});
