import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsWith } from '#tests/support/checked-content.ts';
import { filesOnDisk, withOverlay } from './project-files.ts';
import { referenceCheck } from './reference-problems.ts';

const FILE = 'content/ai-course.yaml';
const written = readFileSync(FILE, 'utf8');

test('refuses a course without a sheet, and guesses the one that was meant', () => {
  const course = written.replace(/^course: .*$/m, 'course: ia-generative-au-travaille');
  expect(problemsWith({ [FILE]: course })).toEqual([
    {
      file: FILE,
      field: 'course',
      line: 9,
      found: '« ia-generative-au-travaille »',
      allowed: 'le nom d’un fichier de content/courses, sans .md',
      mend: 'vouliez-vous écrire « ia-generative-au-travail » ?',
    },
  ]);
});

test('refuses a sheet that goes while the landing page needs it', () => {
  expect(problemsWith({ 'content/courses/ia-generative-au-travail.md': null })).toMatchObject([
    { file: FILE, field: 'course' },
  ]);
});

test('refuses an item of a catalogue page that leads to a course which is not there', () => {
  const file = 'content/catalogues/bureautique.yaml';
  const text = readFileSync(file, 'utf8').replace('course: word-documents-longs', 'course: word-documents-long');
  expect(problemsWith({ [file]: text })).toMatchObject([
    { file, field: 'items[2].course', found: '« word-documents-long »' },
  ]);
});

test('refuses a drawing that does not exist, and names those that do', () => {
  const [problem] = problemsWith({ [FILE]: written.replace('icon: smile', 'icon: smiley') });
  expect(problem).toMatchObject({ file: FILE, field: 'statistics[2].icon', found: '« smiley »' });
  expect(problem?.allowed).toContain('smile');
  expect(problem?.mend).toMatch(/[a-zé]+/);
});

test('refuses a statistic whose figure nobody publishes', () => {
  expect(problemsWith({ [FILE]: written.replace('figure: ai-rating', 'figure: ai-ratings') })).toMatchObject([
    { file: FILE, field: 'statistics[4].figure', mend: 'vouliez-vous écrire « ai-rating » ?' },
  ]);
});

const KNOWN = ['idriss-belhomme-karam', 'maiwenn-tresson-quilliou'];
const team = new Map(KNOWN.map((name) => [`content/team/${name}.md`, Buffer.from('')]));
const referencesOf = referenceCheck(withOverlay(filesOnDisk('/nowhere'), team));
const problems = (trainers: unknown, kind = 'courses') =>
  referencesOf({ file: 'content/courses/excel.md', kind, data: { trainers } });

test('finds nothing where a course names people of the team, or nobody', () => {
  expect(problems(KNOWN)).toEqual([]);
  expect(problems(undefined)).toEqual([]);
  expect(problems(['jeanne'], 'articles')).toEqual([]);
});

test('says which name is wrong, counted from one, and which was meant', () => {
  expect(problems(['idriss-belhomme-karam', 'maiwen-tresson-quilliou'])).toEqual([
    {
      file: 'content/courses/excel.md',
      field: 'trainers[2]',
      found: '« maiwen-tresson-quilliou »',
      allowed: 'le nom d’un fichier de content/team, sans .md',
      mend: 'vouliez-vous écrire « maiwenn-tresson-quilliou » ?',
    },
  ]);
});

test('proposes nobody for a name that is like none, and leaves to the schema what is no name', () => {
  expect(problems(['jeanne'])).toMatchObject([{ mend: 'corrigez ce nom, ou créez cette personne' }]);
  expect(problems([12])).toEqual([]);
});
