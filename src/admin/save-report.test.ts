import { expect, test } from 'vitest';
import { entryAddress } from './save-report.ts';

test.each([
  ['content/courses/excel.md', '#/collections/courses/entries/excel'],
  ['content/blog/2-tableau.mdx', '#/collections/blog-mdx/entries/2-tableau'],
  ['content/site.yaml', '#/collections/_singletons/entries/site'],
])('leads from %s to its form', (file, address) => {
  expect(entryAddress(file)).toBe(address);
});
