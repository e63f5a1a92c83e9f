import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { TODAY } from '#tests/support/sample-course.ts';
import { runScript, temporaryProject } from '#tests/support/temporary-project.ts';
import { runContent } from './run-content.ts';

const root = temporaryProject({}, ['public/images']);
cpSync('examples/minimal', join(root, 'content'), { recursive: true });
mkdirSync(join(root, 'content/courses'));

const run = (...words: string[]) => runContent({ words, root, today: TODAY });

const writeCourse = (body: string, ...lines: string[]) => {
  const fields = ['title: Excel', 'description: Plus que 2 places !', 'category: Bureautique', 'duration: 14 heures'];
  writeFileSync(join(root, 'content/courses/essai.md'), ['---', ...fields, ...lines, '---', body].join('\n'));
};

test('reports findings with lines, fails on errors only and annotates them on GitHub', () => {
  writeCourse('Texte.');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const { code, report } = run();
  expect(code).toBe(1);
  expect(report).toContain('Contenu du site au 21 novembre 2026\u00a0: ');
  expect(report).toContain('content/courses/essai.md:3, description\n      «\u00a0Plus que 2 places\u202f!\u00a0»');
  expect(report).toContain('    À faire\u00a0: ');
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^::error file=content\/courses\/essai\.md,line=3,.*$/)]]);
  rmSync(join(root, 'content/courses/essai.md'));
  expect(run().code).toBe(0);
});

test('judges a draft, its fields and its text, only if a word names its file', () => {
  writeCourse('Reste à charge zéro.', 'published: false');
  expect(run().code).toBe(0);
  const { code, report } = run('essai');
  expect(code).toBe(1);
  expect(report).toContain('content/courses/essai.md:3, description');
  expect(report).toContain('Reste à charge zéro');
  rmSync(join(root, 'content/courses/essai.md'));
});

test('reports syntax errors in files that modules read on load', () => {
  const files = ['site', 'brand', 'categories'].map((name) => `content/${name}.yaml`);
  for (const file of files) writeFileSync(join(root, file), 'brand: {');
  const { status, stdout } = runScript('scripts/content.ts', [], root);
  expect(status).toBe(1);
  for (const file of files) expect(stdout).toContain(`${file}:1\n      Trouvé`);
});
