import { expect, test } from 'vitest';
import { singular, stem, wordsOf } from './french-stem.ts';

test.each([
  ['administrateur', 'administration'],
  ['administrateur', 'administrer'],
  ['programmation', 'programmeur'],
  ['automatiser', 'automatisation'],
  ['securite', 'securiser'],
  ['graphisme', 'graphiste'],
  ['accessible', 'accessibilite'],
  ['enseigner', 'enseignante'],
  ['certifiant', 'certifier'],
  ['certification', 'certifier'],
])('knows %s and %s for one family', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['information', 'informatique'],
  ['excel', 'access'],
  ['reseau', 'reservation'],
  ['serveur', 'service'],
])('keeps %s apart from %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('leaves short words as they are', () => {
  expect(['sql', 'ia', 'cpf', 'mail', 'excel'].map(stem)).toEqual(['sql', 'ia', 'cpf', 'mail', 'excel']);
});

test.each([
  ['tableaux', 'tableau'],
  ['journaux', 'journal'],
  ['virus', 'virus'],
  ['aws', 'aws'],
])('takes the mark of the plural from %s', (word, one) => {
  expect(singular(word)).toBe(one);
});

test('takes a text for its words, folded and singular', () => {
  expect(wordsOf('Des formules d’Excel : l’été')).toEqual(['des', 'formule', 'd', 'excel', 'l', 'ete']);
});
