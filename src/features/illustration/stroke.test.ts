import { expect, test } from 'vitest';
import { cursiveRow } from './stroke.ts';

const place = { x: 0, y: 60 };
const row = { width: 400, height: 60, loops: 6, seed: 'rentrée' };

test('writes the same row for the same seed, another for another', () => {
  expect(cursiveRow(place, row)).toBe(cursiveRow(place, row));
  expect(cursiveRow(place, { ...row, seed: 'vacances' })).not.toBe(cursiveRow(place, row));
});

test('comes in at the left of the line and leaves at its right', () => {
  expect(cursiveRow(place, row)).toMatch(/^M0 60h/);
  expect(cursiveRow(place, row)).toMatch(/H400$/);
});

test('writes four curves a loop', () => {
  expect(cursiveRow(place, { ...row, loops: 3 }).match(/c/g)).toHaveLength(12);
  expect(cursiveRow(place, { ...row, loops: 1 }).match(/c/g)).toHaveLength(4);
});
