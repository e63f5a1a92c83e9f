import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(mkdtempSync(join(tmpdir(), 'new-')), 'contenu');
cpSync('examples/minimal', folder, { recursive: true });

function run(script: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  return { stdout, stderr, status };
}

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
    expect([status, stdout], kind).toEqual([0, expect.stringContaining(folder.split('/').at(-2) ?? '')]);
  }
  expect(readdirSync(join(folder, 'courses'))).toEqual(['excel-les-bases-et-la-suite.md']);
  expect(readdirSync(join(folder, 'blog'))).toEqual(['1-un-premier-article.md']);
  expect(run('scripts/new.ts', 'creator', 'La chaîne').status).toBe(2);
  expect(run('scripts/new.ts', 'course', 'EXCEL : les bases, et "la suite"').status).toBe(2);
  expect(rulesOf(/^ {2}✗ .* (\S+)$/gm)).toEqual([]);
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
  expect(rulesOf(/^ {2}\S .*\) (\S+)$/gm, 'excel')).toEqual(['indicator-2-missing']);
});
