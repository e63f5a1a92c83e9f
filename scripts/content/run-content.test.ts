import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, expect, test } from 'vitest';
import { TODAY } from '#tests/support/sample-course.ts';
import type { Finding } from '../../src/content-model/finding.ts';
import { runContent } from './run-content.ts';

/** The site's content with two defects of its own: a seat typed in a text and a sheet that gives no price. */
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'report-'));
  for (const folder of ['content', 'public/images']) cpSync(folder, join(root, folder), { recursive: true });
  write('title: Excel');
  return () => {
    rmSync(root, { recursive: true });
  };
});

function write(title: string): void {
  const fields = 'description: Plus que 2 places !\ncategory: Bureautique\nduration: 14 heures';
  writeFileSync(join(root, 'content/courses/essai.md'), `---\n${title}\n${fields}\n---\nTexte.\n`);
}

function run(args: readonly string[], isAnnotated = false) {
  const said = { out: '', err: '' };
  const code = runContent(args, {
    root,
    today: TODAY,
    hasColour: false,
    isAnnotated,
    print: (text) => (said.out += text),
    warn: (text) => (said.err += text),
  });
  return { code, ...said };
}

const jsonOf = (args: readonly string[]) =>
  JSON.parse(run(['--json', ...args]).out) as { counts: Record<string, number>; findings: Finding[] };

test('reports what is found where, and fails on an error', () => {
  const { code, out } = run([], true);
  expect(code).toBe(1);
  expect(out).toContain('Contenu du site au 21 novembre 2026\u00a0: ');
  expect(out).toContain('content/courses/essai.md:3, description\n      «\u00a0Plus que 2 places\u202f!\u00a0»');
  expect(run([], true).err).toMatch(/^::error file=content\/courses\/essai\.md,line=3,title=Champ description::.*\n$/);
});

test('fails on warnings only where it is asked to', () => {
  rmSync(join(root, 'content/courses/essai.md'));
  expect([run([]).code, run(['--strict']).code]).toEqual([0, 1]);
});

test('reports wrong files alone, before anything else is judged', () => {
  write('titre: Excel');
  const { findings } = jsonOf(['essai']);
  expect(findings.map(({ rule, line, field }) => [rule, line, field])).toEqual([
    ['file-wrong', 1, 'title'],
    ['file-wrong', 2, 'titre'],
  ]);
});

test('gives programs and a page the same findings', () => {
  const { counts, findings } = jsonOf([]);
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(findings.length);
  expect(run(['--html'])).toMatchObject({ code: 1, out: '' });
  const html = readFileSync(join(root, 'rapport-contenu.html'), 'utf8');
  const page = parse(html);
  expect(page.querySelectorAll('tbody tr')).toHaveLength(findings.length);
  expect(html).not.toMatch(/<script|<link|@import|url\(|src=/);
  for (const link of page.querySelectorAll('nav a'))
    expect(page.querySelector(link.getAttribute('href') ?? ''), link.text).not.toBeNull();
});

test('reports on the files that a word names', () => {
  expect(new Set(jsonOf(['essai']).findings.map(({ file }) => file))).toEqual(new Set(['content/courses/essai.md']));
  expect(run(['nulle-part'])).toMatchObject({ code: 2, out: '' });
  expect(run(['--help']).out).toContain('--strict');
});

test('names the fault of a file that pages read as soon as they start', () => {
  writeFileSync(join(root, 'content/site.yaml'), 'brand: {');
  const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/content.ts')], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('content/site.yaml:1\n      Trouvé');
});
