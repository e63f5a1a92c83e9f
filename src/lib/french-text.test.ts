import { expect, test } from 'vitest';
import { fold, slugify, withNoBreakSpaces } from './french-text.ts';

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
