import { expect, test } from 'vitest';
import { aliases } from '#src/fields/fields.ts';
import { aliasRules } from './address-rules.ts';

test('redirects every earlier address of an entry to the current one', () => {
  expect(aliasRules('courses', 'excel', '/courses/tableur').map(({ from, query, to }) => [from, query, to])).toEqual([
    ['/courses/tableur', undefined, '/courses/excel'],
    ['/programmes/tableur.pdf', undefined, '/programmes/excel.pdf'],
    ['/api/courses/tableur', undefined, '/api/courses/excel'],
    ['/calendriers/tableur.ics', undefined, '/calendriers/excel.ics'],
    ['/illustrations/courses/tableur.svg', undefined, '/illustrations/courses/excel.svg'],
    ['/contact/tableur', undefined, '/contact/excel'],
    ['/contact', { formation: 'tableur' }, '/contact?formation=excel'],
  ]);
});

test.each<[alias: string, ...conditions: object[]]>([
  ['/formations/excel.html', { from: '/formations/excel.html' }],
  ['/formations_excel/', { from: '/formations_excel' }],
  ['/formation/été.html', { from: '/formation/%C3%A9t%C3%A9.html' }, { from: '/formation/été.html' }],
  ['/notre%20page', { from: '/notre%20page' }, { from: '/notre page' }],
  ['/?p=123', { from: '/', query: { p: '123' }, force: true }],
  ['/index.php?page=excel&lang=fr', { from: '/index.php', query: { page: 'excel', lang: 'fr' }, force: true }],
  ['/courses/excel.html', { from: '/courses/excel.html' }],
])('redirects the address %s of a former site', (alias, ...conditions) => {
  expect(aliases.safeParse([alias]).success).toBe(true);
  expect(aliasRules('courses', 'tableur', alias)).toEqual(
    conditions.map((condition) => ({ ...condition, to: '/courses/tableur', status: 301, page: '/courses/tableur' })),
  );
});
