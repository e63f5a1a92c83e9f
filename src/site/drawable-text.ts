import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create } from 'fontkitten';
import { FONTS_FOLDER } from './fonts.ts';

const fonts = ['heading', 'text', 'strong'].map((face) => create(readFileSync(resolve(FONTS_FOLDER, `${face}.ttf`))));

const isDrawn = (sign: string): boolean =>
  /[\u00a0\u202f\n]/.test(sign) ||
  fonts.every((font) => !font.isCollection && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** Replaces special hyphens, spaces and accented letters by plain ones: « ñ » becomes « n ». */
const plain = (sign: string): string => {
  if (/\s/.test(sign)) return ' ';
  return /\p{Pd}|\u2212/u.test(sign) ? '-' : Array.from(sign.normalize('NFKD')).filter(isDrawn).join('');
};

/** A text with only signs of the site's own typefaces, for programmes and share pictures. Emoji, for example, are left out. */
export function drawableText(text: string): string {
  const signs = Array.from(text.normalize('NFC'));
  if (signs.every(isDrawn)) return text;
  const drawn = signs.map((sign) => (isDrawn(sign) ? sign : plain(sign))).join('');
  // An accessible PDF has no empty heading.
  return drawn.replace(/ {2,}/g, ' ').trim() || '…';
}
