import { expect, test } from 'vitest';
import { listedCourse as course } from '#tests/support/sample-list.ts';
import { compareCourses, dateOf } from './course.ts';
import { findCourses } from './find-courses.ts';

const CATALOGUE = [
  course({ id: 'excel', title: 'Excel : les fondamentaux' }),
  course({ id: 'reseaux', title: 'Réseaux', category: 'Informatique', description: 'Préparer l’examen CCNA.' }),
  course({ id: 'ia', title: 'L’IA au bureau', category: 'Intelligence Artificielle', description: 'Écrire, résumer.' }),
];

const idsOf = (query: Parameters<typeof findCourses>[1]) => findCourses(CATALOGUE, query).map(({ id }) => id);

test('finds every course when nothing is asked', () => {
  expect(idsOf({})).toEqual(['excel', 'reseaux', 'ia']);
  expect(idsOf({ search: '   ' })).toEqual(['excel', 'reseaux', 'ia']);
});

test('matches a category exactly', () => {
  expect(idsOf({ category: 'Informatique' })).toEqual(['reseaux']);
  expect(idsOf({ category: 'informatique' })).toEqual([]);
});

test('looks for a part of the title or of the description, without regard to case or accents', () => {
  expect(idsOf({ search: 'RESEAU' })).toEqual(['reseaux']);
  expect(idsOf({ search: 'ecrire' })).toEqual(['ia']);
  expect(idsOf({ search: "l'examen ccna" })).toEqual(['reseaux']);
  expect(idsOf({ search: ' excel ' })).toEqual(['excel']);
});

test('wants both the category and the search', () => {
  expect(idsOf({ category: 'Bureautique', search: 'ia' })).toEqual([]);
  expect(idsOf({ category: 'Intelligence Artificielle', search: 'ia' })).toEqual(['ia']);
});

test('does not search in what a card does not show', () => {
  expect(idsOf({ search: '2026-01' })).toEqual([]);
});

test('puts editors’ order first, then the newest, then titles as the French sort them', () => {
  const entry = (id: string, title: string, order?: number, createdAt?: string) => ({
    id,
    data: { title, order, createdAt: createdAt === undefined ? undefined : new Date(createdAt) },
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

test('never leaves the order of two equal courses to chance', () => {
  const same = { title: 'Excel', createdAt: new Date('2026-01-01') };
  expect(compareCourses({ id: 'a', data: same }, { id: 'b', data: same })).toBeLessThan(0);
});

test('dates a course by what its sheet says, never by the day of the build', () => {
  const [createdAt, publishOn, updatedOn] = ['2026-01-15', '2026-02-15', '2026-03-15'].map((day) => new Date(day));
  expect(dateOf({ createdAt, publishOn, updatedOn })).toBe(createdAt);
  expect(dateOf({ publishOn, updatedOn })).toBe(publishOn);
  expect(dateOf({ updatedOn })).toBe(updatedOn);
  expect(dateOf({})).toEqual(dateOf({}));
  expect(dateOf({}).getTime()).toBeLessThan(new Date('2016-01-01').getTime());
});
