import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { parisDay } from '#src/lib/french-dates.ts';
import { COMPLETE_COURSE, TODAY } from '#tests/support/sample-course.ts';
import { commitAll, temporaryProject } from '#tests/support/temporary-project.ts';
import { runAudit } from './run-audit.ts';

const figures = { passing: 'course-word-2024-passing' };
const changes = { title: 'Un essai <b>', figures, sessions: undefined, seatsCheckedOn: undefined };
const course = `---\n${JSON.stringify({ ...COMPLETE_COURSE, ...changes })}\n---\nTexte.\n`;
const root = temporaryProject({ 'content/courses/essai-ancien.md': course }, ['content', 'public/images']);
commitAll(root, 'Décrire une formation');
renameSync(join(root, 'content/courses/essai-ancien.md'), join(root, 'content/courses/essai.md'));
commitAll(root, 'Changer le nom');

function run() {
  let output = '';
  const code = runAudit(root, TODAY, (text) => (output += `${text}\n`));
  const folder = join(root, 'audit', parisDay(TODAY));
  return { code, output, folder, page: () => readFileSync(join(folder, 'index.html'), 'utf8') };
}

test('lists the page and date of each offer, and the wording and origin of each item', () => {
  const { code, page: written } = run();
  expect(code).toBe(0);
  const page = parse(written());
  const cellsOf = (id: string) =>
    page.querySelectorAll(`[id^=${id}] tbody tr`).map((row) => row.querySelectorAll('th, td').map((cell) => cell.text));
  expect(page.querySelector('#un-essai-b h2')?.text).toBe('Un essai <b>');
  expect(cellsOf('un-essai-b')).toEqual(
    expect.arrayContaining([
      ['Prérequis', '1', 'Aucun', 'propre à la formation'],
      ['Satisfaction', '2', expect.stringContaining('première session'), 'commun à toutes les formations'],
      ['Taux d’obtention', '3', expect.stringMatching(/^100\s% .*2025/), 'propre à la formation'],
      ['Équivalences', '3', 'Aucune équivalence.', 'propre à la formation'],
    ]),
  );
  const [offer] = cellsOf('chaque-formation').filter(([title]) => title === 'Un essai <b>');
  expect(offer?.slice(1)).toEqual([
    expect.stringMatching(/^https:.*\/courses\/essai$/),
    expect.stringMatching(/^https:.*\/programmes\/essai\.pdf$/),
    '1.2',
    '2026-10-01',
    'content/courses/essai.md',
  ]);
  const changes = cellsOf('l-historique').filter(([file]) => file === 'content/courses/essai.md');
  expect(changes.map(([, , , change]) => change)).toEqual(['Changer le nom', 'Décrire une formation']);
  expect(written()).toContain('/IA-demo');
  expect(written()).not.toMatch(/camille@|<script|<link|@import|url\(|src=/);
  for (const link of page.querySelectorAll('nav a'))
    expect(page.querySelector(link.getAttribute('href') ?? ''), link.text).not.toBeNull();
});

test('lists the landing pages of a course whose own page is a draft', () => {
  const file = join(root, 'content/courses/ia-generative-au-travail.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^published: .*\n/m, '').replace('---\n', '---\npublished: false\n'));
  const { page } = run();
  writeFileSync(file, text);
  expect(page()).toContain('/formation-ia<');
  expect(page()).not.toContain('/courses/ia-generative-au-travail<');
});

test('leaves out a certification that has expired, as the page does', () => {
  const certification = { ...COMPLETE_COURSE.certification, expiresOn: '2026-10-01' };
  const expired = { ...COMPLETE_COURSE, ...changes, title: 'Expirée', certification };
  writeFileSync(join(root, 'content/courses/expiree.md'), `---\n${JSON.stringify(expired)}\n---\nTexte.\n`);
  const texts = parse(run().page()).querySelector('#expiree')?.text ?? '';
  expect(texts).toContain('Attestation de fin de formation.');
  expect(texts).not.toMatch(/Certification visée|CPF, avec une participation/);
});

test('copies programmes, replaces the pack of a day, and refuses invalid content', () => {
  const { output, folder } = run();
  expect(output).toContain('lancez npm run build');
  mkdirSync(join(root, 'dist/programmes'), { recursive: true });
  writeFileSync(join(root, 'dist/programmes/essai.pdf'), '%PDF-1.7 essai');
  writeFileSync(join(folder, 'vieux.txt'), 'vieux');
  expect(run().output).toBe(`${folder}\n`);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['index.html', 'programmes', 'programmes/essai.pdf']);
  writeFileSync(join(root, 'content/courses/essai.md'), '---\ntitle: Essai\n---\n');
  expect(run()).toMatchObject({ code: 1, output: expect.stringContaining('content/courses/essai.md') as string });
});
