import { expect, test } from 'vitest';
import { sampleSession } from '#tests/support/sample-course.ts';
import { filesOnDisk } from './project-files.ts';
import { officeCities, sessionProblems } from './session-problems.ts';

const CITIES = ['Angers', 'Paris'];
const problems = (...sessions: object[]) => sessionProblems('content/courses/excel.md', { sessions }, CITIES);

test('takes a session at a distance, at an office, or elsewhere when it says so', () => {
  const places = ['remote', 'Angers', 'Paris'].map((place) => sampleSession({ place }));
  expect(problems(...places, { ...sampleSession({ place: 'Nantes' }), elsewhere: true })).toEqual([]);
});

test('refuses a town without an office, and names those that have one', () => {
  expect(problems(sampleSession(), sampleSession({ place: 'Strasbourg' }))).toEqual([
    {
      file: 'content/courses/excel.md',
      field: 'sessions[2].place',
      found: '« Strasbourg »',
      allowed: '« remote », ou la ville d’un de vos bureaux : Angers, Paris',
      mend: 'corrigez la ville ; si la session a lieu ailleurs, activez « Hors de nos bureaux »',
    },
  ]);
});

test('guesses the office that was meant', () => {
  expect(problems(sampleSession({ place: 'Anger' }))[0]?.mend).toContain('vouliez-vous écrire « Angers » ?');
});

test('reads the towns of the offices, and does not ask courses to mend a file that is missing', () => {
  expect(officeCities(filesOnDisk('.'))).toEqual(expect.arrayContaining(['Angers', 'Paris']));
  expect(officeCities(filesOnDisk('/nowhere'))).toBeUndefined();
  const nantes = { sessions: [sampleSession({ place: 'Nantes' })] };
  expect(sessionProblems('content/courses/excel.md', nantes, undefined)).toEqual([]);
});

test('refuses any town that is not said to be elsewhere, of a provider without an office', () => {
  const [problem, ...others] = sessionProblems(
    'content/courses/excel.md',
    {
      sessions: [
        sampleSession({ place: 'remote' }),
        { ...sampleSession({ place: 'Nantes' }), elsewhere: true },
        sampleSession({ place: 'Nantes' }),
      ],
    },
    [],
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    field: 'sessions[3].place',
    allowed: '« remote », puisque vous n’avez aucun bureau',
  });
});
