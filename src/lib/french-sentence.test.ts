import { expect, test } from 'vitest';
import { endSentence } from './french-sentence.ts';

test('ends a sentence with one sign', () => {
  expect(endSentence('remplissez ce champ')).toBe('remplissez ce champ.');
  expect(endSentence('vouliez-vous écrire « Angers » ?')).toBe('vouliez-vous écrire « Angers » ?');
});
