import {
  addressSlug,
  clip,
  fold,
  initialsOf,
  knownValue,
  pageTitle,
  slugify,
  withFrenchSigns,
  withNoBreakSpaces,
} from './french-text.ts';
import { expect, test } from 'vitest';

test('finds a word whatever its case, accents, ligatures and apostrophes', () => {
  expect(fold('Été À l’œuvre')).toBe("ete a l'oeuvre");
  expect(fold('Ex æquo, ÇA VA')).toBe('ex aequo, ca va');
});

test('reads composed and decomposed accents alike', () => {
  expect(fold('re\u0301seau')).toBe(fold('réseau'));
});

test('takes a no-break space for a space', () => {
  expect(fold('100\u00a0% en\u202fligne')).toBe('100 % en ligne');
});

test('makes a part of a URL from a title', () => {
  expect(slugify('Intelligence Artificielle')).toBe('intelligence-artificielle');
  expect(slugify('  L’été, à Angers !  ')).toBe('l-ete-a-angers');
});

test('keeps marks and units on the line of what they belong to', () => {
  expect(withNoBreakSpaces('Prix : « 1 500 € » ; 100 % !')).toBe(
    'Prix\u00a0: «\u00a01\u00a0500\u00a0€\u00a0»\u202f; 100\u00a0%\u202f!',
  );
});

test('leaves addresses, times and words alone', () => {
  expect(withNoBreakSpaces('https://a.example à 9:30, le 12 mars 2026')).toBe(
    'https://a.example à 9:30, le 12 mars 2026',
  );
});

test('takes the first letters of the first and the last word', () => {
  expect(initialsOf('Jean-Marc Le Bihan')).toBe('JB');
  expect(initialsOf('élodie vasseur')).toBe('ÉV');
});

test('makes do with one word, with none and with stray spaces', () => {
  expect(initialsOf('Zoé')).toBe('Z');
  expect(initialsOf('  ')).toBe('');
  expect(initialsOf(' Nadia  K. ')).toBe('NK');
});

test('leaves a short text as it is', () => {
  expect(clip('Une phrase.', 11)).toBe('Une phrase.');
});

test('keeps the whole sentences that fit', () => {
  expect(clip('Une première phrase. Une deuxième, trop longue.', 30)).toBe('Une première phrase.');
  expect(clip('Une première phrase. Suite.', 20)).toBe('Une première phrase.');
});

test('cuts between words when no sentence says enough', () => {
  expect(clip('Non. Une phrase qui continue bien trop longtemps.', 24)).toBe('Non. Une phrase qui…');
  expect(clip('Un mot, une virgule et la suite', 10)).toBe('Un mot…');
});

test('never exceeds the length asked for', () => {
  const text = 'Retrouver le client d’une facture, gérer l’absence de résultat. '.repeat(4);
  for (let max = 10; max < 200; max += 1) expect(clip(text, max).length).toBeLessThanOrEqual(max);
});

test('ends on the brand', () => {
  expect(pageTitle('Formations Bureautique', 'Cursive')).toBe('Formations Bureautique | Cursive');
});

test('keeps the brand when it cuts a long title', () => {
  const title = pageTitle('Aucune formation pour « tableaux croisés dynamiques et requêtes »', 'Cursive');
  expect(title.length).toBeLessThanOrEqual(60);
  expect(title).toMatch(/… \| Cursive$/);
});

const KNOWN = ['Bureautique', 'Intelligence Artificielle', 'Sécurité'];

test.each([
  ['intelligence artificielle', 'Intelligence Artificielle'],
  ['INTELLIGENCE ARTIFICIELLE', 'Intelligence Artificielle'],
  ['intelligence-artificielle', 'Intelligence Artificielle'],
  ['Intelligence%20Artificielle', 'Intelligence Artificielle'],
  [' Bureautique ', 'Bureautique'],
  ['Bureautique/', 'Bureautique'],
  ['securite', 'Sécurité'],
  ['Se\u0301curite\u0301', 'Sécurité'],
  ['S%C3%A9curit%C3%A9', 'Sécurité'],
  ['Cuisine', 'Cuisine'],
])('takes %j for %s', (value, meant) => {
  expect(knownValue(value, KNOWN)).toBe(meant);
});

test('makes a slug of a value that is no encoding', () => {
  expect(addressSlug('100 %')).toBe('100');
});

test.each([
  ["L'essentiel d'Excel", 'L’essentiel d’Excel'],
  ['Vraiment ? Oui : 20 % !', 'Vraiment\u202f? Oui\u00a0: 20\u00a0%\u202f!'],
  ['Le bouton “Envoyer”', 'Le bouton «\u00a0Envoyer\u00a0»'],
  ['Le bouton "Envoyer"', 'Le bouton «\u00a0Envoyer\u00a0»'],
  ['Déjà « bien » écrit', 'Déjà «\u00a0bien\u00a0» écrit'],
  ['<Note title="L\'essentiel">Un mot.</Note>', '<Note title="L’essentiel">Un mot.</Note>'],
])('gives %s the signs of French', (typed, written) => {
  expect(withFrenchSigns(typed)).toBe(written);
});

test.each(['Tapez `=SI(A1="l\'an" ; 1)`.', '```\nprint("l\'eau") ;\n```', 'https://exemple.example/l\'eau?a=":b"'])(
  'leaves code and addresses as they are: %s',
  (text) => {
    expect(withFrenchSigns(text)).toBe(text);
  },
);
