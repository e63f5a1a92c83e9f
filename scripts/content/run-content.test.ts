import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { TODAY } from '#tests/support/sound-course.ts';
import { SEVERITIES } from '../../src/content-audit/check.ts';
import { runContent } from './run-content.ts';

const ESCAPE = '\u001b[';

/** The site's content with two defects of its own: a seat typed in a text and a sheet that gives no price. */
function project(course = 'title: Excel'): string {
  const root = mkdtempSync(join(tmpdir(), 'report-'));
  for (const folder of ['content', 'public/images']) cpSync(folder, join(root, folder), { recursive: true });
  mkdirSync(join(root, 'src'));
  const fields = 'description: Plus que 2 places !\ncategory: Bureautique\nduration: 14 heures';
  writeFileSync(join(root, 'content/courses/essai.md'), `---\n${course}\n${fields}\n---\nTexte.\n`);
  return root;
}

function run(args: readonly string[], root = project(), hasColour = false, isAnnotated = false) {
  const said = { out: '', err: '' };
  const code = runContent(args, {
    root,
    today: TODAY,
    hasColour,
    isAnnotated,
    print: (text) => (said.out += text),
    warn: (text) => (said.err += text),
  });
  return { code, ...said, root };
}

test('reports by group and by rule what is found where, and what to do', () => {
  const { code, out } = run([]);
  expect(code).toBe(1);
  expect(out).toContain('Contenu du site au 21 novembre 2026\u00a0: ');
  expect(out).toMatch(/✗ places \(R6\) {2}Une rareté qui n’est ni comptée ni datée \(\d+\)\n {4}Règle\u00a0: articles L121-2/);
  expect(out).toContain('content/courses/essai.md:3, description\n      «\u00a0Plus que 2 places\u202f!\u00a0»');
  expect(out).toContain('content/courses/essai.md:1, price\n      Tarif\u00a0: ');
  expect(out.split('\n').filter((line) => line.length > 110 && line.includes(' ', 60))).toEqual([]);
});

test('fails on warnings only where it is asked to', () => {
  const root = project();
  rmSync(join(root, 'content/courses/essai.md'));
  expect(run([], root).code).toBe(0);
  expect(run(['--strict'], root).code).toBe(1);
  expect(run(['--strict']).code).toBe(1);
  expect(run(['--strict', '--json']).code).toBe(1);
});

test('fails on an error, and reports nothing else before it is mended', () => {
  const { code, out } = run(['--json'], project('titre: Excel'));
  expect(code).toBe(1);
  expect(out).toContain('"check": "file-wrong"');
  expect(out).not.toContain('"severity": "note"');
});

const jsonReport = z.strictObject({
  date: z.literal('2026-11-21'),
  counts: z.strictObject({ error: z.number(), warning: z.number(), note: z.number() }),
  findings: z.array(
    z.strictObject({
      severity: z.enum(SEVERITIES),
      group: z.string(),
      rule: z.string(),
      check: z.string(),
      file: z.string(),
      field: z.string(),
      line: z.number().optional(),
      title: z.string(),
      found: z.string(),
      source: z.string(),
      mend: z.string(),
    }),
  ),
});

test('gives programs the same findings under keys that stay', () => {
  const { counts, findings } = jsonReport.parse(JSON.parse(run(['--json']).out));
  expect(counts.error + counts.warning + counts.note).toBe(findings.length);
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'R6', file: 'content/courses/essai.md', field: 'description' }),
  );
});

test('writes the same report as one page that needs nothing else', () => {
  const { code, out, root } = run(['--html', 'rapport.html']);
  expect([code, out]).toEqual([1, '']);
  const html = readFileSync(join(root, 'rapport.html'), 'utf8');
  const page = parse(html);
  const { findings } = jsonReport.parse(JSON.parse(run(['--json'], root).out));
  expect(page.querySelectorAll('tbody tr')).toHaveLength(findings.length);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('fr');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(html).not.toMatch(/<script|<link|@import|url\(|src=/);
  for (const link of page.querySelectorAll('nav a'))
    expect(page.querySelector(link.getAttribute('href') ?? ''), link.text).not.toBeNull();
});

test('shows no tag that somebody typed as one', () => {
  const { root } = run(['--html', 'rapport.html'], project('title: <b>Plus que 3 places</b>'));
  expect(readFileSync(join(root, 'rapport.html'), 'utf8')).toContain('&lt;b&gt;Plus que 3 places');
});

test('paints the report where colours are wanted, and nowhere else', () => {
  expect(run([]).out).not.toContain(ESCAPE);
  expect(run([], project(), true).out).toContain(ESCAPE);
});

test('annotates what fails a run of GitHub Actions, and nothing else', () => {
  const annotated = (args: readonly string[], root = project()) => run(args, root, false, true).err;
  expect(annotated([]).trim().split('\n')).toEqual([
    expect.stringMatching(/^::error file=content\/courses\/essai\.md,line=3,title=Champ description::/),
  ]);
  const wrong = annotated([], project('title: Excel\nordre: 2'));
  expect(wrong).toMatch(/^::error file=content\/courses\/essai\.md,line=3,title=Champ ordre::.*%0AÀ faire\u00a0: .*\n$/);
  const strict = annotated(['--strict', '--json']).split('\n');
  expect(strict).toContainEqual(
    expect.stringMatching(/^::warning file=content\/courses\/essai\.md,line=1,title=Champ price::/),
  );
});

test('explains itself, and refuses what it does not know', () => {
  expect(run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--strict') as string });
  expect(run(['--stritc'])).toMatchObject({ code: 2, out: '' });
  expect(run(['rapport.html']).code).toBe(2);
});

test('says first which file has how much, and sample values in one line', () => {
  const { out, root } = run([]);
  const [, ...lines] = out.split('\n');
  expect(lines[0]).toMatch(/^ {2}✗ content\/courses\/essai\.md +1 erreur, \d+ avertissements?/);
  expect(out).toMatch(/\n {2}\d+ valeurs d’exemple à remplacer, dans \d+ fichiers, dont \d+ dans content\/site\.yaml\./);
  expect(out).not.toContain('brand.legalName');
  expect(run(['--all'], root).out).toContain('brand.legalName');
});

test.each([
  ['a path', 'content/courses/essai.md'],
  ['a path of Windows', 'content\\courses\\essai.md'],
  ['a path within content', 'courses/essai.md'],
  ['a name', 'essai.md'],
  ['a name without its ending', 'essai'],
])('reports on one file by %s', (_what, name) => {
  const { code, out } = run([name]);
  expect(code).toBe(1);
  expect(out).toContain('content/courses/essai.md au 21 novembre 2026\u00a0: ');
  expect(out).toContain('«\u00a0Plus que 2 places\u202f!\u00a0»');
  expect(out).not.toMatch(/content\/(ai-course|figures|site)\.yaml(:\d| \()/);
});

test('reports on files by whole paths, several at once, with their sample values and their own exit code', () => {
  const root = project('titre: Excel');
  expect(run(['content/site.yaml'], root)).toMatchObject({ code: 0, out: expect.stringContaining('rien à') as string });
  expect(run([join(root, 'content/courses/essai.md'), 'site.yaml'], root)).toMatchObject({
    code: 1,
    out: expect.stringContaining('content/courses/essai.md:2, champ titre') as string,
  });
  expect(run(['site.yaml']).out).toContain('brand.legalName');
  expect(run(['--strict', 'essai']).code).toBe(1);
  expect(run(['--strict', 'encadrer-une-equipe-a-distance']).code).toBe(1);
});

test('offers what was meant for a name that no file has, and asks which of several', () => {
  const unknown = run(['esai']);
  expect([unknown.code, unknown.out]).toEqual([2, '']);
  expect(unknown.err).toContain('Vouliez-vous dire content/courses/essai.md');
  const root = project();
  writeFileSync(join(root, 'content/team/essai.md'), '---\n---\n');
  const several = run(['essai'], root);
  expect(several.code).toBe(2);
  expect(several.err).toContain('content/courses/essai.md ou content/team/essai.md');
});

test('says why of each error, however many there are of one kind', () => {
  const { out } = run([], project('title: Excel\na1: x\nb2: x\nc3: x\nd4: x'));
  expect(out.match(/Trouvé\s+: un champ inconnu/g)).toHaveLength(4);
});
