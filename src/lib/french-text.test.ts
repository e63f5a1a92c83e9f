import {
  atTown,
  clip,
  fold,
  initialsOf,
  knownValue,
  lowerFirst,
  withFrenchSigns,
  withNoBreakSpaces,
} from './french-text.ts';
import { expect, test } from 'vitest';

test('folds case, accents, ligatures and apostrophes', () => {
  expect(fold('Été À l’œuvre')).toBe("ete a l'oeuvre");
  expect(fold('Ex æquo, ÇA\u00a0VA re\u0301seau')).toBe('ex aequo, ca va reseau');
});

test('writes the first letter in lower case, except in initials', () => {
  expect(['À partir de 750 € HT', 'DRH à temps partagé'].map(lowerFirst)).toEqual([
    'à partir de 750 € HT',
    'DRH à temps partagé',
  ]);
});

test('leaves addresses, times and words alone', () => {
  expect(withNoBreakSpaces('https://a.example à 9:30, le 12 mars 2026')).toBe(
    'https://a.example à 9:30, le 12 mars 2026',
  );
});

test.each([
  ['Jean-Marc Le Bihan', 'JB'],
  ['élodie vasseur', 'ÉV'],
  ['Zoé', 'Z'],
  ['  ', ''],
])('makes initials of the first and the last word of « %s »', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('keeps the whole sentences that fit', () => {
  expect(clip('Une première phrase. Une deuxième, trop longue.', 30)).toBe('Une première phrase.');
  expect(clip('Une première phrase. Suite.', 20)).toBe('Une première phrase.');
});

test('cuts between words when the first sentence is short', () => {
  expect(clip('Non. Une phrase qui continue bien trop longtemps.', 24)).toBe('Non. Une phrase qui…');
  expect(clip('Un mot, une virgule et la suite', 10)).toBe('Un mot…');
});

const KNOWN = ['Achats & ventes', 'Bureautique', 'Intelligence Artificielle', 'Sécurité'];

test.each([
  ['intelligence artificielle', 'Intelligence Artificielle'],
  ['intelligence-artificielle', 'Intelligence Artificielle'],
  ['Intelligence%20Artificielle', 'Intelligence Artificielle'],
  [' Bureautique ', 'Bureautique'],
  ['Se\u0301curite\u0301', 'Sécurité'],
  ['S%C3%A9curit%C3%A9', 'Sécurité'],
  ['Bureautique&utm_source=lettre', 'Bureautique'],
  ['bureautique%26tri=prix', 'Bureautique'],
  ['Achats & ventes', 'Achats & ventes'],
  ['Cuisine', 'Cuisine'],
])('matches %j to %s', (value, expected) => {
  expect(knownValue(value, KNOWN)).toBe(expected);
});

test('sets French signs within the attributes of a component', () => {
  expect(withFrenchSigns('<Note title="L\'essentiel">Un mot.</Note>')).toBe('<Note title="L’essentiel">Un mot.</Note>');
});

test.each([
  ['Angers', 'à Angers'],
  ['Le Mans', 'au Mans'],
  ['Les Herbiers', 'aux Herbiers'],
  ['La Flèche', 'à La Flèche'],
])('puts a preposition before %s', (town, expected) => {
  expect(atTown(town)).toBe(expected);
});

test.each([
  'print("a")',
  'open() "/var/log/a" failed',
  'Tapez `=SI(A1="l\'an" ; 1)`.',
  '```\nprint("l\'eau") ;\n```',
  'https://exemple.example/l\'eau?a=":b"',
])('leaves code and addresses as they are: %s', (text) => {
  expect(withFrenchSigns(text)).toBe(text);
});
