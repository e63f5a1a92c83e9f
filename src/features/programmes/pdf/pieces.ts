import hyphenation from 'hyphen/fr/index.js';
import { withNoBreakSpaces } from '#src/lib/french-text.ts';
import type { ProgrammeLink } from '../programme.ts';

/** The characters that the typefaces of programmes can write. */
export const LETTERS = new Set(
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
    'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜ«»’‘“”–—…·•€°×½²\u00a0',
);

/** « ñ » without its tilde, « № » as « No »; what has no such likeness is left out. */
const likeness = (character: string): string =>
  Array.from(character.normalize('NFKD'), (part) => (LETTERS.has(part) ? part : '')).join('');

/** A text in the letters that the typefaces have: a narrow space becomes the no-break space, a foreign letter its likeness. */
const writable = (text: string): string =>
  Array.from(
    withNoBreakSpaces(
      text
        .normalize('NFC')
        .replaceAll('\u202f', '\u00a0')
        .replace(/[\n\t]+/g, ' '),
    ),
    (character) => (LETTERS.has(character) ? character : likeness(character)),
  ).join('');

/**
 * A part of a word that no line breaks. Its joint is what stands between it and the part before: a space; a hyphen that
 * appears where the line breaks; a place where it may break without one; or nothing.
 */
export type Piece = { text: string; joint: 'space' | 'hyphen' | 'free' | 'none'; href?: string };

type Cutting = { links: readonly ProgrammeLink[]; hyphenates: boolean };

const SOFT_HYPHEN = '\u00ad';
const SHORTEST_HYPHENATED = 7;
/** Parts of one or two letters look torn off. */
const SHORTEST_PART = 3;
/** Codes, amounts, addresses and capitals stay whole. */
const UNBROKEN = /[\d@/]|\p{Lu}{2}|^https?:/u;

/** The parts of a word: `syllables('formation')` is `for`, `ma` and `tion`. */
function syllables(word: string): string[] {
  const parts = hyphenation
    .hyphenateSync(word, { hyphenChar: SOFT_HYPHEN, minWordLength: SHORTEST_HYPHENATED })
    .split(SOFT_HYPHEN);
  return parts.reduce<string[]>((kept, part, index) => {
    const isTorn = letters(kept.join('')) < SHORTEST_PART || letters(parts.slice(index).join('')) < SHORTEST_PART;
    return index > 0 && isTorn ? [...kept.slice(0, -1), (kept.at(-1) ?? '') + part] : [...kept, part];
  }, []);
}

/** Letters of the last word in a part: an elided article, « l’ », counts for nothing. */
const letters = (part: string): number => (/\p{L}+[^\p{L}]*$/u.exec(part)?.[0] ?? '').replace(/[^\p{L}]/gu, '').length;

/** A compound may break after its own hyphen. */
const compoundParts = (word: string): string[] => word.split(/(?<=\p{L}-)(?=\p{L})/u);

/** A web address may break after a slash. */
const linkParts = (text: string): string[] => text.split(/(?<=[^/]\/)(?=[^/])/);

function wordPieces(word: string, { links, hyphenates }: Cutting): Piece[] {
  const link = links.find(({ text }) => word.includes(text));
  if (link) {
    const [before = '', after = ''] = word.split(link.text);
    return [
      ...(before ? [{ text: before, joint: 'space' as const }] : []),
      ...linkParts(link.text).map((text, index): Piece => ({
        text,
        joint: index > 0 ? 'free' : before ? 'none' : 'space',
        href: link.href,
      })),
      ...(after ? [{ text: after, joint: 'none' as const }] : []),
    ];
  }
  if (UNBROKEN.test(word)) return [{ text: word, joint: 'space' }];
  return compoundParts(word).flatMap((compound, place) =>
    (hyphenates ? syllables(compound) : [compound]).map((text, index): Piece => ({
      text,
      joint: index > 0 ? 'hyphen' : place > 0 ? 'free' : 'space',
    })),
  );
}

/** A text cut where its lines may break, with its links found. No-break spaces hold; a link stays on one line if it can. */
export function toPieces(text: string, { links, hyphenates }: Cutting): Piece[] {
  const solid = links.map(({ text: linked, href }) => ({
    text: linked.replaceAll(' ', '\u00a0'),
    href,
    typed: linked,
  }));
  const joined = solid.reduce((whole, { text: linked, typed }) => whole.replaceAll(typed, linked), writable(text));
  return joined
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => wordPieces(word, { links: solid, hyphenates }));
}
