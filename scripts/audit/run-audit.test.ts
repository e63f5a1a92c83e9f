import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { SOUND_COURSE, TODAY } from '#tests/support/sample-course.ts';
import { runAudit } from './run-audit.ts';

const AUTHOR = { GIT_AUTHOR_NAME: '=Camille', GIT_AUTHOR_EMAIL: 'camille@exemple.example' };
const COMMITTER = { GIT_COMMITTER_NAME: 'C', GIT_COMMITTER_EMAIL: 'c@exemple.example' };

function commit(root: string, subject: string): void {
  const env = { ...process.env, ...AUTHOR, ...COMMITTER };
  execFileSync('git', ['add', '-A'], { cwd: root });
  execFileSync('git', ['commit', '-q', '-m', subject], { cwd: root, env });
}

/** The site's content and one sound course, which has had another name. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'audit-'));
  for (const folder of ['content', 'public/images']) cpSync(folder, join(root, folder), { recursive: true });
  mkdirSync(join(root, 'src'));
  const course = { ...SOUND_COURSE, title: 'Un essai <b>', figures: undefined };
  writeFileSync(join(root, 'content/courses/essai-ancien.md'), `---\n${JSON.stringify(course)}\n---\nTexte.\n`);
  execFileSync('git', ['init', '-q'], { cwd: root });
  commit(root, 'Décrire une formation');
  renameSync(join(root, 'content/courses/essai-ancien.md'), join(root, 'content/courses/essai.md'));
  commit(root, '=HYPERLINK("https://piege.example")');
  return root;
}

function withProgramme(root: string, name: string): string {
  mkdirSync(join(root, 'dist/programmes'), { recursive: true });
  writeFileSync(join(root, 'dist/programmes', `${name}.pdf`), '%PDF-1.7 essai');
  return root;
}

function run(root: string, args: readonly string[] = [], today = TODAY) {
  const said = { out: '', err: '' };
  const code = runAudit(args, {
    root,
    today,
    print: (text) => (said.out += text),
    warn: (text) => (said.err += text),
  });
  const folder = join(root, 'audit/2026-11-21');
  const read = (name: string, day = '2026-11-21') => readFileSync(join(root, 'audit', day, name), 'utf8');
  return { code, ...said, folder, read };
}

test('answers for each item of each offer: the wording, its origin, where it is published and since when', () => {
  const { code, read } = run(withProgramme(project(), 'essai'));
  expect(code).toBe(0);
  const page = parse(read('index.html'));
  const cellsOf = (id: string) =>
    page.querySelectorAll(`#${id} tbody tr`).map((row) => row.querySelectorAll('th, td').map((cell) => cell.text));
  expect(page.querySelector('#un-essai-b h3')?.text).toBe('Un essai <b>');
  expect(cellsOf('un-essai-b')).toEqual(
    expect.arrayContaining([
      ['Prérequis', '1', 'Aucun', 'propre à la formation'],
      ['Satisfaction', '2', expect.stringContaining('première session'), 'commun à toutes les formations'],
      ['Équivalences', '3', 'Aucune équivalence.', 'propre à la formation'],
    ]),
  );
  const [offer] = cellsOf('offres').filter(([title]) => title === 'Un essai <b>');
  expect(offer?.slice(1)).toEqual([
    expect.stringMatching(/^https:.*\/courses\/essai$/),
    expect.stringMatching(/^https:.*\/programmes\/essai\.pdf$/),
    '1.2',
    '2026-10-01',
    'content/courses/essai.md',
  ]);
  expect(read('elements.csv')).toContain('"Un essai <b>";"Prérequis";"1";"Aucun";"propre à la formation"');
  expect(read('offres.csv')).toContain('/IA-demo');
  expect(cellsOf('content-courses-essai-md').map(([, , change]) => change)).toEqual([
    '=HYPERLINK("https://piege.example")',
    'Décrire une formation',
  ]);
  expect(read('index.html') + read('historique.csv')).not.toMatch(/camille@|c@exemple/);
  // A spreadsheet would run these cells.
  expect(read('historique.csv')).toContain(`"'=HYPERLINK(""https://piege.example"")"`);
  expect(read('historique.csv')).not.toMatch(/;"=/);
});

test('takes the print of every file, so that anyone may check the folder', () => {
  const root = withProgramme(project(), 'essai');
  const { folder, read } = run(root);
  const prints = read('manifest.sha256')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  '));
  expect(prints.map(([, name]) => name)).toEqual([
    'chiffres.csv',
    'constats.csv',
    'elements.csv',
    'historique.csv',
    'index.html',
    'methode.csv',
    'offres.csv',
    'organisme.csv',
    'preuves.csv',
    'programmes/essai.pdf',
  ]);
  for (const [print, name = ''] of prints)
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ).toBe(print);
});

test('asks by the reference of the day', () => {
  const root = project();
  const before = run(root, [], new Date('2026-10-31T12:00:00Z')).read('index.html', '2026-10-31');
  const now = run(root, [], new Date('2026-10-31T23:30:00Z')).read('index.html', '2026-11-01');
  expect([before, now].map((page) => /\d\d indicateurs/.exec(page)?.[0])).toEqual(['32 indicateurs', '33 indicateurs']);
  const termsOf = (page: string) =>
    parse(page)
      .querySelectorAll('#un-essai-b tbody th')
      .map(({ text }) => text);
  expect(termsOf(before)).not.toContain('Reconnaissance');
  expect(termsOf(now)).toEqual(expect.arrayContaining(['Reconnaissance', 'Financements possibles']));
  expect([before, now].map((page) => page.includes('Modalités de calcul'))).toEqual([false, true]);
});

test('names the programmes that it could not take and what has not been committed, and writes a day anew', () => {
  const root = project();
  const { err, folder } = run(root);
  expect(err).toContain('Programmes absents\u00a0: tous. Lancez npm run build, puis npm run audit.');
  writeFileSync(join(folder, 'vieux.txt'), 'vieux');
  appendFileSync(join(root, 'content/courses/essai.md'), '\n');
  const again = run(withProgramme(root, 'essai'));
  expect(again.err).toContain('Programmes absents\u00a0: access-base-de-donnees');
  expect(again.err).toContain('Modifié depuis la dernière version enregistrée\u00a0: content/courses/essai.md.');
  expect(existsSync(join(folder, 'vieux.txt'))).toBe(false);
});

test('leaves alone a folder that is no pack, writes nothing while content is wrong, and refuses what it does not know', () => {
  const root = project();
  mkdirSync(join(root, 'ailleurs/2026-11-21'), { recursive: true });
  expect(run(root, ['--out', 'ailleurs'])).toMatchObject({ code: 1, out: '' });
  writeFileSync(join(root, 'content/courses/essai.md'), '---\ntitle: Essai\n---\n');
  expect(run(root)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('content/courses/essai.md') as string,
  });
  expect(existsSync(join(root, 'audit'))).toBe(false);
  expect(run(root, ['--ou'])).toMatchObject({ code: 2 });
  expect(run(root, ['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--out') as string });
});
