import { expect, test } from 'vitest';
import { cursiveStroke } from './stroke.ts';

const row = { width: 400, height: 60, loops: 6, seed: 'rentrée' };

test('writes the same row for the same seed, another for another', () => {
  expect(cursiveStroke(row)).toBe(cursiveStroke(row));
  expect(cursiveStroke({ ...row, seed: 'vacances' })).not.toBe(cursiveStroke(row));
});

test('comes in at the left of the line and leaves at its right', () => {
  expect(cursiveStroke(row)).toMatch(/^M0 60h/);
  expect(cursiveStroke(row)).toMatch(/H400$/);
});

test('writes four curves a loop', () => {
  expect(cursiveStroke({ ...row, loops: 3 }).match(/c/g)).toHaveLength(12);
  expect(cursiveStroke({ ...row, loops: 1 }).match(/c/g)).toHaveLength(4);
});
