import { expect, test } from 'vitest';
import { categoriesSchema } from './categories-schema.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('accepts one category and fills in tone and drawing', () => {
  expect(categoriesSchema.parse({ courses: named('Premiers secours'), articles: [] }).courses).toEqual([
    { name: 'Premiers secours', tone: 'grey', illustration: 'boussole', isListed: true },
  ]);
});

test.each<[reason: string, courses: object[], articles: object[], refused: string[]]>([
  ['accepts signs within names', named('C#', 'Cours : les bases', 'Œnologie', '3D'), [], []],
  ['refuses courses that share an address', named('Hygiène', 'hygiene'), [], ['courses']],
  ['refuses articles that share an address', named('Hygiène'), named('Hygiène', 'HYGIÈNE'), ['articles']],
  ['refuses a name without an address', named('Hygiène', '…'), [], ['courses.1.name']],
  ['refuses a colon first', named('Hygiène', ':splat'), named(':splat'), ['courses.1.name', 'articles.0.name']],
  ['refuses another sign first', named('* tout', '« Word »'), [], ['courses.0.name', 'courses.1.name']],
  ['requires a listed category', [{ name: 'Digital', isListed: false }], [], ['courses']],
])('%s', (_, courses, articles, refused) => {
  const { error } = categoriesSchema.safeParse({ courses, articles });
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(refused);
});
