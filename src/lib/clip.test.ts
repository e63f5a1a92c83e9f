import { expect, test } from 'vitest';
import { clip } from './clip.ts';

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
