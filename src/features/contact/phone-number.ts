import { cleanLine } from './typed-text.ts';

const MIN_TYPED_LENGTH = 10;
const SEPARATORS = /[\s.\-()/]/g;

/** The number as it is kept: full-width digits and odd spaces made plain, separators as typed. */
export const cleanPhone = (typed: string): string =>
  /\p{Cc}/u.test(typed) ? typed : cleanLine(typed.normalize('NFKC'));

/** 8 to 15 digits, `+` first at most, ten characters with the separators: `06 12 34 56`, `+33 (0)6 12 34 56 78`. */
export const isPhone = (number: string): boolean =>
  number.length >= MIN_TYPED_LENGTH && !/\p{Cc}/u.test(number) && /^\+?\d{8,15}$/.test(number.replace(SEPARATORS, ''));
