import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript, temporaryProject } from '#tests/support/temporary-project.ts';

const folder = join(temporaryProject({}, ['examples/minimal']), 'examples/minimal');
const run = (script: string, ...args: string[]) => runScript(script, args, '.', { CONTENT_DIR: folder });

const rulesOf = (mark: RegExp, ...words: string[]): string[] =>
  [...run('scripts/content.ts', ...words).stdout.matchAll(mark)].map(([, rule = '']) => rule);

test('writes valid drafts, and replaces no file', () => {
  for (const [kind, name] of [
    ['course', 'Excel : les bases, et "la suite"'],
    ['article', 'Un premier article'],
    ['testimonial', 'Zoé T.'],
    ['member', 'Nolwenn Karadec'],
    ['creator', 'La chaîne'],
  ] as const) {
    const { stdout, status } = run('scripts/new.ts', kind, name);
    expect([status, stdout], kind).toEqual([0, expect.stringContaining(folder.split('/').at(-3) ?? '')]);
  }
  expect(readdirSync(join(folder, 'courses'))).toEqual(['excel-les-bases-et-la-suite.md']);
  expect(readdirSync(join(folder, 'blog'))).toEqual(['1-un-premier-article.md']);
  expect(run('scripts/new.ts', 'creator', 'La chaîne').status).toBe(2);
  expect(run('scripts/new.ts', 'course', 'EXCEL : les bases, et "la suite"').status).toBe(2);
  expect(rulesOf(/^ {2}✗ .* (\S+)$/gm)).toEqual([]);
  expect(run('scripts/new.ts', 'toString', 'Excel').status).toBe(2);
});

test.each(['AUX', 'Con', 'index', '日本語', '🚀'])('refuses the name %s, with the reason', (name) => {
  const { stderr, status } = run('scripts/new.ts', 'course', name);
  expect(status).toBe(2);
  expect(stderr).toMatch(/nom réservé|lettre latine/);
  expect(stderr).toContain('donnez un nom');
});

test('includes all legally required fields in the template of a course', () => {
  const file = join(folder, 'courses/excel-les-bases-et-la-suite.md');
  expect(rulesOf(/^ {2}\S .*\) (\S+)$/gm, 'excel')).toContain('indicator-1-missing');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^# (?=[ a-z])/gm, ''));
  expect(rulesOf(/^ {2}\S .*\) (\S+)$/gm, 'excel')).toEqual(['placeholder', 'indicator-2-missing']);
});
