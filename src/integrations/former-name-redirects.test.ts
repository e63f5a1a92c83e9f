import { expect, test } from 'vitest';
import { formerNameLines } from './former-name-redirects.ts';

test('leads from every address of a former name to the same one of the present name', () => {
  expect(formerNameLines('courses', 'excel', ['tableur'])).toEqual([
    '/courses/tableur /courses/excel 301\n',
    '/programmes/tableur.pdf /programmes/excel.pdf 301\n',
    '/api/courses/tableur /api/courses/excel 301\n',
    '/illustrations/courses/tableur.svg /illustrations/courses/excel.svg 301\n',
    '/contact formation=tableur /contact?formation=excel 301!\n',
  ]);
  expect(formerNameLines('creators', 'lea', ['leo', 'lou'])).toEqual([
    '/IA-leo /IA-lea 301\n',
    '/IA-lou /IA-lea 301\n',
  ]);
});
