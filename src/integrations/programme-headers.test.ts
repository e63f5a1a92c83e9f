import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { programmeHeaderLines } from './programme-headers.ts';

test('names for each programme the page that says the same', () => {
  expect(programmeHeaderLines(['word-documents-longs.pdf', 'excel.pdf'])).toEqual([
    `\n/programmes/excel.pdf\n  Link: <${site.brand.url}/courses/excel>; rel="canonical"\n`,
    `\n/programmes/word-documents-longs.pdf\n  Link: <${site.brand.url}/courses/word-documents-longs>; rel="canonical"\n`,
  ]);
});

test('sends the flagship course’s programme to its own page', () => {
  expect(programmeHeaderLines(['formation-ia.pdf'])[0]).toContain(`<${site.brand.url}/formation-ia>`);
});
