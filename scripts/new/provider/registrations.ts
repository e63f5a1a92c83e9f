/** Digits alone: `12345678900012` for « 123 456 789 00012 ». */
export const digitsOf = (typed: string): string => typed.replace(/[\s.\u00a0\u202f]/g, '');

const figuresOf = (digits: string): number[] => (digits.match(/\d/g) ?? []).map(Number);

/** Whether a number holds its key, by Luhn’s rule: that of SIREN and SIRET. */
function holdsKey(digits: string): boolean {
  const sum = figuresOf(digits)
    .reverse()
    .reduce((total, figure, index) => {
      const value = figure * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const LA_POSTE = '356000000';

/** A SIRET: nine digits of the company, five of the establishment, each with its key; those of La Poste add up otherwise. */
export function isSiret(typed: string): boolean {
  const digits = digitsOf(typed);
  if (!/^\d{14}$/.test(digits)) return false;
  if (digits.startsWith(LA_POSTE) && figuresOf(digits).reduce((sum, figure) => sum + figure, 0) % 5 === 0) return true;
  return holdsKey(digits) && holdsKey(digits.slice(0, 9));
}

/** « 123 456 789 » of a SIRET. */
export const sirenOf = (siret: string): string =>
  digitsOf(siret)
    .slice(0, 9)
    .replace(/\d{3}(?=\d)/g, '$& ');

/** The VAT number that goes with a SIREN: a key of two digits, then its nine. */
export function vatOf(siren: string): string {
  const digits = digitsOf(siren);
  return `FR${String((12 + 3 * (Number(digits) % 97)) % 97).padStart(2, '0')}${digits}`;
}

/** « 52 49 00000 49 » of eleven digits. */
export const activityNumberOf = (typed: string): string =>
  digitsOf(typed).replace(/^(\d{2})(\d{2})(\d{5})(\d{2})$/, '$1 $2 $3 $4');

/** The regions whose prefects register providers, by the first digits of the numbers that they give, older ones included. */
const REGIONS: readonly (readonly [codes: readonly string[], prefect: string])[] = [
  [['11'], 'préfet de la région Île-de-France'],
  [['24'], 'préfet de la région Centre-Val de Loire'],
  [['26', '27', '43'], 'préfet de la région Bourgogne-Franche-Comté'],
  [['23', '25', '28'], 'préfet de la région Normandie'],
  [['22', '31', '32'], 'préfet de la région Hauts-de-France'],
  [['21', '41', '42', '44'], 'préfet de la région Grand Est'],
  [['52'], 'préfet de la région Pays de la Loire'],
  [['53'], 'préfet de la région Bretagne'],
  [['54', '72', '74', '75'], 'préfet de la région Nouvelle-Aquitaine'],
  [['73', '76', '91'], 'préfet de la région Occitanie'],
  [['82', '83', '84'], 'préfet de la région Auvergne-Rhône-Alpes'],
  [['93'], 'préfet de la région Provence-Alpes-Côte d’Azur'],
  [['94'], 'préfet de Corse'],
];

/** Who registered a provider under a number; nothing for a number of overseas, whose digits have changed more than once. */
export const prefectOf = (activityNumber: string): string | undefined =>
  REGIONS.find(([codes]) => codes.includes(digitsOf(activityNumber).slice(0, 2)))?.[1];
