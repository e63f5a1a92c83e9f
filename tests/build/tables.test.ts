import { expect, test } from 'vitest';
import { builtPages } from '../support/built-site.ts';

const tables = builtPages().flatMap(({ path, root }) =>
  root.querySelectorAll('table').map((table) => ({ path, table })),
);

test('says of each heading cell of a table what it is the heading of', () => {
  expect(tables.length).toBeGreaterThan(20);
  for (const { path, table } of tables)
    for (const heading of table.querySelectorAll('th'))
      expect(heading.getAttribute('scope'), `« ${heading.text.trim()} » on ${path}`).toMatch(/^(col|row)$/);
});

test('begins each row of a table with its heading, but in a piece of a workbook, which has none', () => {
  for (const { path, table } of tables.filter((found) => found.table.closest('[aria-labelledby=exercice]') === null))
    for (const row of table.querySelectorAll('tbody tr'))
      expect(row.querySelectorAll('th, td')[0]?.tagName, `« ${row.text.trim()} » on ${path}`).toBe('TH');
});
