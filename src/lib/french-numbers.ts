import { withCapital } from './french-text.ts';

const UNITS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS = '- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');

function spelled(count: number): string {
  const unit = UNITS[count];
  if (unit !== undefined) return unit;
  const tens = Math.floor(count / 10);
  // French adds up to nineteen to sixty and to eighty: 75 is « soixante-quinze ».
  const rest = tens === 7 || tens === 9 ? (count % 10) + 10 : count % 10;
  const stem = TENS[tens] ?? '';
  if (rest === 0) return tens === 8 ? `${stem}s` : stem;
  return (rest === 1 || rest === 11) && tens < 8 ? `${stem} et ${UNITS[rest] ?? ''}` : `${stem}-${UNITS[rest] ?? ''}`;
}

/** A number with its feminine noun: `spelledCount(3, 'Une valeur', 'valeurs')` is « Trois valeurs ». */
export const spelledCount = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${withCapital(spelledFeminine(count))} ${many}`;

export const spelledFeminine = (count: number): string =>
  count > 99 ? String(count) : spelled(count).replace(/\bun$/, 'une');

/** A count and its regular noun: `countOf(2, 'session', 'Aucune')` is « 2 sessions », for 0 « Aucune session », for 1.5 « 1,5 session ». */
export const countOf = (count: number, noun: string, none = '0'): string =>
  count === 0 ? `${none} ${noun}` : `${count.toLocaleString('fr-FR')} ${noun}${count >= 2 ? 's' : ''}`;

const euros = /* @__PURE__ */ new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

export const formatEuros = (amount: number): string => euros.format(amount);
