import { atTown, clip, fold, initialsOf, knownValue, lowerFirst, withFrenchSigns } from './french-text.ts';
import { expect, test } from 'vitest';

test('folds case, accents, ligatures and apostrophes', () => {
  expect(fold('Été À l’œuvre')).toBe("ete a l'oeuvre");
  expect(fold('Ex æquo, ÇA\u00a0VA re\u0301seau')).toBe('ex aequo, ca va reseau');
});

test('writes the first letter in lower case, except in initials', () => {
  expect(['À partir', 'DRH à temps partagé'].map(lowerFirst)).toEqual(['à partir', 'DRH à temps partagé']);
});

test('makes initials of the first and the last word of a name', () => {
  expect(['Jean-Marc Le Bihan', 'élodie vasseur', 'Zoé', '  '].map(initialsOf)).toEqual(['JB', 'ÉV', 'Z', '']);
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
  ['intelligence-artificielle', 'Intelligence Artificielle'],
  ['Intelligence%20Artificielle', 'Intelligence Artificielle'],
  [' Bureautique ', 'Bureautique'],
  ['Se\u0301curite\u0301', 'Sécurité'],
  ['S%C3%A9curit%C3%A9', 'Sécurité'],
  ['Bureautique&utm_source=lettre', 'Bureautique'],
  ['bureautique%26tri=prix', 'Bureautique'],
  ['Achats & ventes', 'Achats & ventes'],
  ['Cuisine&utm_source=lettre', 'cuisine'],
])('matches %j to %s', (value, expected) => {
  expect(knownValue(value, KNOWN)).toBe(expected);
});

test('puts a preposition before a town', () => {
  const towns = ['Angers', 'Le Mans', 'Les Herbiers', 'La Flèche'];
  expect(towns.map(atTown)).toEqual(['à Angers', 'au Mans', 'aux Herbiers', 'à La Flèche']);
});

test.each([
  'print("a")',
  'open() "/var/log/a" failed',
  'Tapez `=SI(A1="l\'an" ; 1)`.',
  '```\nprint("l\'eau") ;\n```',
  'https://exemple.example/l\'eau?a=":b"',
  'https://a.example à 9:30, le 12 mars 2026',
])('leaves code, addresses and times as they are: %s', (text) => {
  expect(withFrenchSigns(text)).toBe(text);
});
