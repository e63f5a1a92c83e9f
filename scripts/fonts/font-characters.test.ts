import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMON, RARE } from './font-characters.ts';

const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g;

test('asks for the rare characters of each typeface where the style sheet says that they are, and for no other', () => {
  const declared = readFileSync('src/styles/fonts.css', 'utf8').match(/unicode-range:[^;]*/g) ?? [];
  expect(declared).toHaveLength(2);
  for (const ranges of declared) {
    const isDeclared = (character: string) =>
      [...ranges.matchAll(RANGE)].some(([, first = '', last = first]) => {
        const code = character.codePointAt(0) ?? 0;
        return code >= parseInt(first, 16) && code <= parseInt(last, 16);
      });
    expect(Array.from(RARE).filter((character) => !isDeclared(character))).toEqual([]);
    expect(Array.from(COMMON).filter(isDeclared)).toEqual([]);
  }
});
