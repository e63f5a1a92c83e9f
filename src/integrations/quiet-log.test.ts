import { expect, test } from 'vitest';
import { isWorthALine } from './quiet-log.ts';

test.each([
  '\u001b[34m  ├─\u001b[39m /courses/excel-fondamentaux.html',
  '  └─ /index.html',
  ' (+19ms) ',
  '\u001b[33m[MODULE_LEVEL_DIRECTIVE] \u001b[0mThe semantics of the module level directive "use astro:head-inject" in "content/blog/8-cpf.mdx"',
  "\n/illustrations/accueil-ligne.svg referenced in /illustrations/accueil-ligne.svg didn't resolve at build time, it will remain",
  "\n/images/coche.svg referenced in /images/coche.svg didn't resolve at build time, it will remain unchanged",
])('leaves out %j', (message) => {
  expect(isWorthALine({ level: 'warn', message })).toBe(false);
  expect(isWorthALine({ level: 'error', message })).toBe(true);
});

test.each([
  '95 page(s) built in 58.46s',
  '[MODULE_LEVEL_DIRECTIVE] "use client" in "src/a.tsx"',
  'Contenu\u00a0: 179 avertissements.',
  "/images/fin.svg referenced in /images/fin.svg didn't resolve at build time",
])('keeps %j', (message) => {
  expect(isWorthALine({ level: 'info', message })).toBe(true);
});
