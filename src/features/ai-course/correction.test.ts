import { expect, test } from 'vitest';
import { passagesOf } from './correction.ts';

test('tells what was struck, what was written in and which skill it takes', () => {
  expect(passagesOf('Arrivée ~~hier~~ **vendredi**, promis. (2)')).toEqual([
    { kind: 'written', text: 'Arrivée ' },
    { kind: 'struck', text: 'hier' },
    { kind: 'written', text: ' ' },
    { kind: 'added', text: 'vendredi' },
    { kind: 'written', text: ', promis.' },
    { kind: 'mark', skill: 2 },
  ]);
});

test('leaves a text without corrections as it is', () => {
  expect(passagesOf('Bonjour (à tous), 3 * 2 ~ 6')).toEqual([{ kind: 'written', text: 'Bonjour (à tous), 3 * 2 ~ 6' }]);
  expect(passagesOf('')).toEqual([]);
});
