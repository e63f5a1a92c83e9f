import { expect, test } from 'vitest';
import { bytesOf, hexOf, mixed } from './colour.ts';

test('reads a colour of any case', () => {
  expect(bytesOf('#1e2756')).toEqual([30, 39, 86]);
  expect(bytesOf('#1E2756')).toEqual([30, 39, 86]);
});

test('writes each byte in two digits, to the nearest', () => {
  expect(hexOf([0, 9.6, 255])).toBe('#000aff');
});

test('mixes a colour with another', () => {
  expect([0, 0.5, 1].map((part) => mixed('#000000', '#ff0080', part))).toEqual(['#000000', '#800040', '#ff0080']);
});
