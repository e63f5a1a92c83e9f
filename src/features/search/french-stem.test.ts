import { expect, test } from 'vitest';
import { singular, stem, wordsOf } from './french-stem.ts';

test.each([
  ['administrateur', 'administration'],
  ['programmation', 'programmeur'],
  ['automatiser', 'automatisation'],
  ['securite', 'securiser'],
  ['graphisme', 'graphiste'],
  ['certification', 'certifier'],
])('gives %s and %s the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['information', 'informatique'],
  ['excel', 'access'],
  ['reseau', 'reservation'],
  ['serveur', 'service'],
])('gives %s and %s different stems', (one, other) => {
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
])('makes %s singular', (word, one) => {
  expect(singular(word)).toBe(one);
});

test('splits a text into folded, singular words', () => {
  expect(wordsOf('Des formules d’Excel : l’été')).toEqual(['des', 'formule', 'd', 'excel', 'l', 'ete']);
});
