import { expect, test } from 'vitest';
import { withNoBreakSpaces } from './french-spaces.ts';

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
