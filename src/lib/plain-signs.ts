/**
 * Soft hyphens, zero-width spaces, direction marks, tags, and zero-width joiners and non-joiners. Joiners in emoji and
 * in scripts other than Latin do not match, because they change the text there.
 */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]|(?<![\p{Emoji}\uFE0F]|(?!\p{Script=Latin})[\p{L}\p{M}])[\u200C\u200D]/gu;

/** Ligatures that PDF files use as letters: « ﬁ », « ﬂ », « ﬃ ». */
const LIGATURES = /[\uFB00-\uFB06]/g;

export const plainSigns = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LIGATURES, (ligature) => ligature.normalize('NFKD'));
