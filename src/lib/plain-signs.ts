/**
 * Signs without width: soft hyphen, zero-width space, word joiner, byte order mark, marks of the writing direction,
 * joiners and tags. Keeps joiners within emoji and within scripts that need them, and the tags of flags.
 */
const INVISIBLE = new RegExp(
  [
    '[\\u00AD\\u061C\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]',
    '(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]|(?!\\p{Script=Latin})[\\p{L}\\p{M}])[\\u200C\\u200D]',
    '(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007E}]*)[\\u{E0000}-\\u{E007F}]',
  ].join('|'),
  'gu',
);

/** Ligatures that PDF files use as letters: « ﬁ », « ﬂ », « ﬃ ». */
const LIGATURES = /[\uFB00-\uFB06]/g;

/** Drops invisible signs and decomposes ligatures, so that equal words are equal texts. Does not compose accents. */
export const plainSigns = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LIGATURES, (ligature) => ligature.normalize('NFKD'));
