import { expect, test } from 'vitest';
import { editingProblems, hostedEditing } from './editing.ts';
import { environmentSentence } from './environment.ts';

const GITHUB = {
  EDITING_BACKEND: 'github',
  EDITING_REPOSITORY: 'cursive/site',
  EDITING_GATEWAY: 'https://connexion.cursive.example',
};
const FORGEJO = {
  EDITING_BACKEND: 'forgejo',
  EDITING_REPOSITORY: 'cursive/site',
  EDITING_APPLICATION: 'a1b2',
  EDITING_HOST: 'https://git.cursive.example',
};

test('reads the login settings of editors', () => {
  expect(hostedEditing({ ...GITHUB, EDITING_BRANCH: '' })).toEqual(GITHUB);
  expect(hostedEditing({ ...FORGEJO, EDITING_BRANCH: 'site' })).toEqual({ ...FORGEJO, EDITING_BRANCH: 'site' });
  expect(hostedEditing({ EDITING: 'local', EDITING_BACKEND: '' })).toBeUndefined();
  for (const env of [{}, GITHUB, { ...GITHUB, EDITING_GATEWAY: '' }, FORGEJO]) expect(editingProblems(env)).toEqual([]);
});

test.each([
  ['EDITING_REPOSITORY', { ...GITHUB, EDITING_REPOSITORY: '' }, 'manque, alors que EDITING_BACKEND dit github'],
  ['EDITING_HOST', { ...FORGEJO, EDITING_HOST: '' }, 'manque, alors que EDITING_BACKEND dit forgejo'],
  ['EDITING_APPLICATION', { ...GITHUB, EDITING_BACKEND: 'gitlab' }, 'dit gitlab'],
  ['EDITING_BACKEND', { ...FORGEJO, EDITING_BACKEND: '' }, 'manque, alors que EDITING_REPOSITORY est là'],
  ['EDITING_BACKEND', { EDITING_BRANCH: 'site' }, 'manque, alors que EDITING_BRANCH est là'],
  ['EDITING_BACKEND', { ...GITHUB, EDITING_BACKEND: 'bitbucket' }, 'doit être l’un de ces noms\u00a0: github, gitlab'],
  ['EDITING_GATEWAY', { ...GITHUB, EDITING_GATEWAY: 'http://connexion.cursive.example' }, 'commence par https://'],
  ['EDITING_HOST', { ...FORGEJO, EDITING_HOST: 'git.cursive.example' }, 'commence par https://'],
  ['EDITING_REPOSITORY', { ...GITHUB, EDITING_REPOSITORY: 'https://github.com/cursive/site' }, 'propriétaire/nom'],
])('reports %s in %j', (variable, env, message) => {
  const problems = editingProblems(env);
  expect(problems.map((problem) => problem.variable)).toEqual([variable]);
  expect(problems.map(environmentSentence).join()).toContain(message);
  expect(hostedEditing(env)).toBeUndefined();
});
