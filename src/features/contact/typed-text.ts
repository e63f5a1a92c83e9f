import { plainSigns } from '#src/lib/plain-signs.ts';

const CONTROLS_EXCEPT_SPACES = /(?!\s)\p{Cc}/gu;
/** A maximum length counted in UTF-16 units can cut an emoji in half. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** UAX #15 (stream-safe text) allows 30 marks per letter. Normalizing more marks takes quadratic time. */
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;

export const normalized = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(EXCESS_MARKS, '$1').normalize(form);

const wellFormed = (typed: string): string =>
  normalized(typed.replace(CONTROLS_EXCEPT_SPACES, '').replace(LONE_SURROGATES, '\uFFFD'), 'NFC');

/** `" Zoé\r\n  Le Gall "` becomes `"Zoé Le Gall"`. Markup is kept. */
export const cleanLine = (typed: string): string => wellFormed(plainSigns(typed)).replace(/\s+/g, ' ').trim();

export const cleanText = (typed: string): string =>
  wellFormed(typed.replace(/[\v\f]/g, ''))
    .replace(/\r\n?/g, '\n')
    .trim();

/** The number of code points without joiners: « é » counts as one, the emoji of a family of three as three. */
export const visibleLength = (text: string): number => Array.from(text.replace(/\p{Cf}/gu, '')).length;

/** Accepts two visible characters, or one letter of a script without case: 李 is a name. */
export const isName = (text: string): boolean => visibleLength(text) > 1 || /\p{Lo}/u.test(text);

const PHONE_LABEL = /^t[eé]l[\p{L}.\s]*:\s*/iu;
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const LETTER_O = /(?<!\p{L})o(?!\p{L})/giu;

export const cleanPhone = (typed: string): string =>
  /\p{Cc}/u.test(typed)
    ? typed
    : cleanLine(normalized(typed, 'NFKC'))
        .replace(PHONE_LABEL, '')
        .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
        .replace(LETTER_O, '0');

const MIN_TYPED_LENGTH = 10;
const PHONE_EXTENSION = /[\s,;(]*(?:poste|post|ext(?:ension)?|p|x|#)[\s.:=]*\d{1,6}\)?$/i;

const phoneDigits = (typed: string): string => typed.replace(PHONE_EXTENSION, '').replace(/[^\d+]/g, '');

/** Whether a French number is too short: nine digits with the leading zero, or eight at most after +33. */
const isShortFrench = (digits: string): boolean => /^(0\d{8}|(\+|00)330?[1-9]\d{0,7})$/.test(digits);

/** Accepts numbers of eight or more digits, because some foreign numbers are short. `isWholePhone` is stricter. */
export const isPhone = (typed: string): boolean => {
  const number = typed.replace(PHONE_EXTENSION, '');
  const digits = phoneDigits(typed);
  return (
    number.length >= MIN_TYPED_LENGTH &&
    !/[\p{L}\p{Cc}]/u.test(number) &&
    /^\+?\d{8,15}$/.test(digits) &&
    !isShortFrench(digits)
  );
};

/** Whether a number has ten digits or a country code. Its length after a country code varies: six digits for `+687`. */
export const isWholePhone = (typed: string): boolean => isPhone(typed) && /^(\+|\d{10})/.test(phoneDigits(typed));

export function phoneMessage(invalid: string, number: string): string {
  if (/\p{Cc}/u.test(number)) return invalid;
  if (isShortFrench(phoneDigits(number))) return `${invalid}\u00A0: il manque un chiffre`;
  return phoneDigits(number).length > 9 ? `${invalid}\u00A0: un seul numéro, sans autre texte` : invalid;
}
