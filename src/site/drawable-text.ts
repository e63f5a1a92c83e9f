import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create } from 'fontkitten';
import { FONTS_FOLDER } from './fonts.ts';

const fonts = ['heading', 'text', 'strong'].map((face) => create(readFileSync(resolve(FONTS_FOLDER, `${face}.ttf`))));

const known = new Map<string, boolean>();

/** Whether all fonts have a character. Keeps the answer, because programmes contain millions of characters. */
function hasGlyph(character: string): boolean {
  const answer =
    known.get(character) ??
    (/[\u00a0\u202f\n]/.test(character) ||
      fonts.every((font) => !font.isCollection && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)));
  known.set(character, answer);
  return answer;
}

const plainCharacters = (character: string): string => {
  if (/\s/.test(character)) return ' ';
  return /\p{Pd}|\u2212/u.test(character) ? '-' : Array.from(character.normalize('NFKD')).filter(hasGlyph).join('');
};

export function drawableText(text: string): string {
  const characters = Array.from(text.normalize('NFC'));
  if (characters.every(hasGlyph)) return text;
  const drawn = characters.map((character) => (hasGlyph(character) ? character : plainCharacters(character))).join('');
  // Never empty: headings of an accessible PDF must have text.
  return drawn.replace(/ {2,}/g, ' ').trim() || '…';
}
