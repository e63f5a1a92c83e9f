import { expect, test } from 'vitest';
import { parseCorrections } from './correction.ts';

test('tells what was struck and what was written in', () => {
  expect(parseCorrections('Arrivée ~~hier~~ **vendredi**, promis.')).toEqual([
    { kind: 'written', text: 'Arrivée ' },
    { kind: 'struck', text: 'hier' },
    { kind: 'written', text: ' ' },
    { kind: 'added', text: 'vendredi' },
    { kind: 'written', text: ', promis.' },
  ]);
});

test('leaves a text without corrections as it is', () => {
  expect(parseCorrections('Bonjour (à tous), 3 * 2 ~ 6')).toEqual([
    { kind: 'written', text: 'Bonjour (à tous), 3 * 2 ~ 6' },
  ]);
  expect(parseCorrections('')).toEqual([]);
});
