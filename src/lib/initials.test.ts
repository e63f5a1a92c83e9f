import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('takes the first letters of the first and the last word', () => {
  expect(initialsOf('Jean-Marc Le Bihan')).toBe('JB');
  expect(initialsOf('élodie vasseur')).toBe('ÉV');
});

test('makes do with one word, with none and with stray spaces', () => {
  expect(initialsOf('Zoé')).toBe('Z');
  expect(initialsOf('  ')).toBe('');
  expect(initialsOf(' Nadia  K. ')).toBe('NK');
});
