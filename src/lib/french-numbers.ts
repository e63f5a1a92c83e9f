import { withCapital } from './french-text.ts';

const SPELLED = 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
  ' ',
);

export const spelledCount = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${withCapital(spelledFeminine(count))} ${many}`;

export const spelledFeminine = (count: number): string => SPELLED[count] ?? String(count);

/** `countOf(2, 'session', 'Aucune')` is « 2 sessions ». For 0 it is « Aucune session », for 1.5 « 1,5 session ». */
export const countOf = (count: number, noun: string, none = '0'): string =>
  count === 0 ? `${none} ${noun}` : `${count.toLocaleString('fr-FR')} ${noun}${count >= 2 ? 's' : ''}`;

const euros = /* @__PURE__ */ new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

export const formatEuros = (amount: number): string => euros.format(amount);
