import { expect, test } from 'vitest';
import { rewriteLines } from './course-request-rewrites.ts';

test('serves the form about a course before the plain form, whatever else the address says', () => {
  expect(rewriteLines(['excel', 'word'])).toEqual([
    '/contact formation=excel /contact/excel 200!\n',
    '/contact formation=word /contact/word 200!\n',
  ]);
});
