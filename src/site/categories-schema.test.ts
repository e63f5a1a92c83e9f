import { expect, test } from 'vitest';
import { categoriesSchema } from './categories-schema.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

const issuePaths = (file: object): string[] =>
  categoriesSchema.safeParse(file).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('accepts one category and fills in tone and drawing', () => {
  expect(categoriesSchema.parse({ courses: named('Premiers secours'), articles: [] }).courses).toEqual([
    { name: 'Premiers secours', tone: 'grey', illustration: 'boussole', isListed: true },
  ]);
});

test('refuses names that share an address or make none', () => {
  expect(issuePaths({ courses: named('Hygiène', 'hygiene'), articles: [] })).toEqual(['courses']);
  expect(issuePaths({ courses: named('Hygiène', '…'), articles: [] })).toEqual(['courses.1.name']);
  expect(issuePaths({ courses: named('Hygiène'), articles: named('Hygiène', 'HYGIÈNE') })).toEqual(['articles']);
});

test.each([':splat', '* tout', '« Word »'])('refuses a name that begins with a sign: %s', (name) => {
  expect(issuePaths({ courses: named('Hygiène', name), articles: named(name) })).toEqual([
    'courses.1.name',
    'articles.0.name',
  ]);
});

test.each(['C#', 'Cours : les bases', 'Œnologie', '3D'])('accepts signs within a name: %s', (name) => {
  expect(issuePaths({ courses: named(name), articles: [] })).toEqual([]);
});

test('requires a listed category', () => {
  const badge = { name: 'Digital', isListed: false };
  expect(issuePaths({ courses: [badge], articles: [] })).toEqual(['courses']);
});
