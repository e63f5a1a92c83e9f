import { expect, test } from 'vitest';
import { addressRules, aliasRules } from './addresses.ts';
import { changedFiles } from '#tests/support/changed-files.ts';
import { readEntries } from './read.ts';

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

test('creates the rules of entries and of their aliases', () => {
  const course = Buffer.from('---\ntitle: Tableur\naliases: [/courses/calcul]\n---\n');
  const files = changedFiles(new Map([['content/courses/tableur.md', course]]));
  const rules = addressRules(readEntries(files));
  expect(rules).toContainEqual({
    from: '/contact',
    query: { formation: 'tableur' },
    force: true,
    to: '/contact/tableur',
    status: 200,
    page: '/contact/tableur',
  });
  expect(rules).toContainEqual({
    from: '/courses/calcul',
    to: '/courses/tableur',
    status: 301,
    page: '/courses/tableur',
  });
  expect(rules).toContainEqual(expect.objectContaining({ from: '/blog/3-dossier-opco-calendrier', to: '/blog/3' }));
});
