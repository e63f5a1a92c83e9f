import { expect, test } from 'vitest';
import { trainerProblems } from './trainer-problems.ts';

const KNOWN = ['idriss-belhomme-karam', 'maiwenn-tresson-quilliou'];
const problems = (trainers: unknown, kind = 'courses') =>
  trainerProblems({ file: 'content/courses/excel.md', kind, data: { trainers } }, KNOWN);

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
  expect(problems('jeanne')).toEqual([]);
});
