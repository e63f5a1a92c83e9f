import { withNoBreakSpaces } from '#src/lib/french-spaces.ts';

/** What the typefaces of programmes can write. */
export const LETTERS = new Set(
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
    'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜ«»’‘“”–—…·•€°×½²\u00a0',
);

/** « ñ » without its tilde, « № » as « No »; what has no such likeness is left out. */
const likeness = (character: string): string =>
  Array.from(character.normalize('NFKD'), (part) => (LETTERS.has(part) ? part : '')).join('');

/** A text in the letters that the typefaces have: a narrow space becomes the no-break space, a foreign letter its likeness. */
export const writable = (text: string): string =>
  Array.from(
    withNoBreakSpaces(
      text
        .normalize('NFC')
        .replaceAll('\u202f', '\u00a0')
        .replace(/[\n\t]+/g, ' '),
    ),
    (character) => (LETTERS.has(character) ? character : likeness(character)),
  ).join('');
