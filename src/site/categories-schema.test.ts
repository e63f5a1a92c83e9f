import { expect, test } from 'vitest';
import { categoriesSchema } from './categories-schema.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

/** The fields of a file that are refused. */
const refused = (file: object): string[] =>
  categoriesSchema.safeParse(file).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('accepts one category and fills in tone and drawing', () => {
  expect(categoriesSchema.parse({ courses: named('Premiers secours'), articles: [] }).courses).toEqual([
    { name: 'Premiers secours', tone: 'grey', illustration: 'boussole', isListed: true },
  ]);
});

test('accepts one to twelve categories', () => {
  const many = (count: number) => named(...Array.from({ length: count }, (_, index) => `Domaine ${String(index)}`));
  expect(refused({ courses: many(12), articles: many(12) })).toEqual([]);
  expect(refused({ courses: many(13), articles: many(13) })).toEqual(['courses', 'articles']);
  expect(refused({ courses: [], articles: [] })).toContain('courses');
});

test('refuses names that share an address or make none', () => {
  expect(refused({ courses: named('Hygiène', 'hygiene'), articles: [] })).toEqual(['courses']);
  expect(refused({ courses: named('Hygiène', '…'), articles: [] })).toEqual(['courses.1.name']);
  expect(refused({ courses: named('Hygiène'), articles: named('Hygiène', 'HYGIÈNE') })).toEqual(['articles']);
});

test.each([':splat', '* tout', '« Word »'])('refuses a name that begins with a sign: %s', (name) => {
  expect(refused({ courses: named('Hygiène', name), articles: named(name) })).toEqual([
    'courses.1.name',
    'articles.0.name',
  ]);
});

test.each(['C#', 'Cours : les bases', 'Œnologie', '3D'])('accepts signs within a name: %s', (name) => {
  expect(refused({ courses: named(name), articles: [] })).toEqual([]);
});

test('requires a listed category, and article categories to name one', () => {
  const badge = { name: 'Digital', isListed: false };
  expect(refused({ courses: [badge], articles: [] })).toEqual(['courses']);
  const courses = [...named('Hygiène'), badge];
  expect(refused({ courses, articles: [{ name: 'Conseils', courses: 'Hygiène' }] })).toEqual([]);
  expect(refused({ courses, articles: [{ name: 'Conseils', courses: 'Digital' }] })).toEqual(['articles.0.courses']);
});
