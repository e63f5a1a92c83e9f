import { expect, test } from 'vitest';
import { optionalSectionOf } from './offered.ts';

test.each([
  ['/formation-ia', 'ai-course'],
  ['/landing-formation-ia', 'ai-course'],
  ['/contact-cpf-ia', 'ai-course'],
  ['/programmes/formation-ia.pdf', 'ai-course'],
  ['/blog', 'articles'],
  ['/blog/categorie/financement', 'articles'],
  ['/rss.xml', 'articles'],
  ['/certificat-qualiopi', 'certificate'],
  ['/contact', undefined],
  ['/programmes/excel.pdf', undefined],
  ['/courses/blog', undefined],
])('finds the optional section of %s: %s', (path, part) => {
  expect(optionalSectionOf(path)).toBe(part);
});
