import { z } from 'zod';
import { formatEuros } from '../../../src/lib/euros.ts';
import { digitsOf, isSiret } from './registrations.ts';

/** « il y en a 13 », of a number that has too few. */
const counted = (typed: unknown): string => `il y en a ${String(digitsOf(String(typed)).length)}`;

export const siret = z
  .string()
  .refine(isSiret, {
    error: ({ input }) =>
      /^\d{14}$/.test(digitsOf(String(input)))
        ? 'un SIRET dont la clé est juste\u00a0; l’un de ces quatorze chiffres est faux'
        : `quatorze chiffres (${counted(input)})\u00a0: 900 000 001 00017`,
  })
  .optional();
export const activityNumber = z
  .string()
  .refine((typed) => /^\d{11}$/.test(digitsOf(typed)), {
    error: ({ input }) => `onze chiffres (${counted(input)})\u00a0: 52 49 00000 49`,
  })
  .optional();

/** A person names colours; a page has codes of them. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/, {
  error: 'le code d’une couleur, et non son nom\u00a0: un dièse et six chiffres de 0 à f, comme #1e2756',
});

/** `#1e2756` for « 1E2756 », `#8899ff` for « #89f ». */
export const asColour = (typed: string): string => {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed) ?? [];
  if (digits === undefined) return typed;
  return `#${(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()}`;
};

/** `https://www.exemple.fr` for « www.exemple.fr/ ». */
export const asAddress = (typed: string): string =>
  /^(https?:\/\/)?[\w-]+(\.[\w-]+)+\/?$/i.test(typed)
    ? `https://${typed.replace(/^https?:\/\//i, '').replace(/\/$/, '')}`
    : typed;

/** « 5 000 € » for « 5000 ». */
export const asEuros = (typed: string): string => {
  const [, digits] = /^(\d[\d\s]*?)\s*(?:€|euros?)?$/i.exec(typed) ?? [];
  return digits === undefined ? typed : formatEuros(Number(digits.replace(/\s/g, '')));
};
