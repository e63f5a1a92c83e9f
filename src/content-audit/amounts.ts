import { fold } from '#src/lib/french-text.ts';

const AMOUNT = /(?<![\d,])(\d{1,3}(?: \d{3})+|\d+)(,\d+)? ?(?:€|euros?\b)/g;

const numberOf = (digits: string, decimals = ''): number =>
  Number(`${digits.replaceAll(' ', '')}${decimals.replace(',', '.')}`);

/** The amounts in euros that a text gives: `[500, 5000]` for « de 500 € à 5 000 € ». */
export const amountsIn = (text: string): number[] =>
  [...fold(text).matchAll(AMOUNT)].map(([, digits = '', decimals]) => numberOf(digits, decimals));
