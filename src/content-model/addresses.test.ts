import { expect, test } from 'vitest';
import { aliasRules } from './addresses.ts';

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
