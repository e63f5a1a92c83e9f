import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { SOUND_COURSE, TODAY } from '#tests/support/sound-course.ts';
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

test('answers for each item of a course: the wording, where it is published, the version and the date', () => {
  const { code, read } = run(withProgramme(project(), 'essai'));
  expect(code).toBe(0);
  const section = parse(read('index.html')).querySelector('#essai');
  expect(section?.querySelector('h3')?.text).toBe('Un essai <b>');
  expect(section?.querySelectorAll('p')[0]?.text).toContain('version 1.2, mise à jour le 1er octobre 2026');
  const links = section?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringMatching(/^https:.*\/courses\/essai$/), 'programmes/essai.pdf']);
  const rows = section?.querySelectorAll('tbody')[0]?.querySelectorAll('tr') ?? [];
  const cells = rows.map((row) => row.querySelectorAll('th, td').map((cell) => cell.text));
  expect(cells).toContainEqual(['Prérequis', '1', 'Aucun', 'propre à la formation']);
  expect(cells).toContainEqual([
    'Satisfaction',
    '2',
    expect.stringContaining('première session'),
    'commun à toutes les formations',
  ]);
  expect(cells).toContainEqual(['Équivalences', '3', 'Aucune équivalence.', 'propre à la formation']);
  expect(read('courses.csv')).toContain(
    '"Un essai <b>";"1";"Prérequis";"Aucun";"propre à la formation";"1.2";"2026-10-01";',
  );
});

test('asks by the reference of the day, and answers for landing pages and tailor-made courses too', () => {
  const pack = (day: string) => run(project(), [], new Date(day));
  const before = pack('2026-10-31T12:00:00Z').read('index.html', '2026-10-31');
  const { read } = pack('2026-10-31T23:30:00Z');
  const now = read('index.html', '2026-11-01');
  expect([before, now].map((page) => /\d\d indicateurs/.exec(page)?.[0])).toEqual(['32 indicateurs', '33 indicateurs']);
  const termsOf = (page: string) =>
    parse(page)
      .querySelectorAll('#essai tbody')[0]
      ?.querySelectorAll('th')
      .map(({ text }) => text);
  expect(termsOf(before)).not.toContain('Reconnaissance');
  expect(termsOf(now)).toEqual(expect.arrayContaining(['Reconnaissance', 'Financements possibles']));
  expect([before, now].map((page) => page.includes('Modalités de calcul'))).toEqual([false, true]);
  const offers = parse(now).querySelectorAll('#autres-offres section');
  expect(offers).toHaveLength(26);
  for (const offer of offers) expect(offer.querySelectorAll('tbody tr').length, offer.text).toBeGreaterThan(12);
  expect(read('courses.csv', '2026-11-01')).toContain('/IA-demo');
});

test('tells the history of a course under all its names, and no address of its authors', () => {
  const { read } = run(project());
  const tables = parse(read('index.html')).querySelectorAll('#essai table');
  expect(tables[1]?.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('td')[1]?.text)).toEqual([
    '=HYPERLINK("https://piege.example")',
    'Décrire une formation',
  ]);
  expect(read('index.html') + read('history.csv')).not.toMatch(/camille@|c@exemple/);
});

test('writes no cell that a spreadsheet would run', () => {
  const history = run(project()).read('history.csv');
  expect(history).toContain(`"'=HYPERLINK(""https://piege.example"")"`);
  expect(history).toContain(`"'=Camille"`);
  expect(history).not.toMatch(/;"=/);
});

test('takes the print of every file, so that anyone may check the folder', () => {
  const { folder, read } = run(withProgramme(project(), 'essai'));
  const prints = read('manifest.sha256')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  '));
  expect(prints.map(([, name]) => name)).toEqual([
    'courses.csv',
    'figures.csv',
    'findings.csv',
    'history.csv',
    'index.html',
    'programmes/essai.pdf',
    'report.html',
  ]);
  for (const [print, name = ''] of prints)
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ).toBe(print);
});

test('names the programmes that it could not take, and what has not been committed', () => {
  const root = project();
  expect(run(root).err).toContain('Programmes absents\u00a0: tous. Lancez npm run build, puis npm run audit.');
  writeFileSync(
    join(root, 'content/courses/essai.md'),
    readFileSync(join(root, 'content/courses/essai.md'), 'utf8') + '\n',
  );
  const { err, read } = run(withProgramme(root, 'essai'));
  expect(err).not.toContain('Programmes absents\u00a0: tous');
  expect(err).toContain('Programmes absents\u00a0: access-base-de-donnees');
  expect(err).toContain('Modifié depuis la dernière version enregistrée\u00a0: content/courses/essai.md.');
  expect(read('index.html')).toContain('content/courses/essai.md');
});

test('writes the pack of the day anew, and leaves alone a folder that is none', () => {
  const root = project();
  const { folder } = run(root);
  writeFileSync(join(folder, 'vieux.txt'), 'vieux');
  expect(run(root).code).toBe(0);
  expect(existsSync(join(folder, 'vieux.txt'))).toBe(false);
  mkdirSync(join(root, 'ailleurs/2026-11-21'), { recursive: true });
  expect(run(root, ['--out', 'ailleurs'])).toMatchObject({ code: 1, out: '' });
});

test('writes nothing while content is wrong, and refuses what it does not know', () => {
  const root = project();
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
