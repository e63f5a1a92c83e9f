import type { Site } from './site-schema.ts';

/**
 * What a company says of itself on its letters, its tariffs and its site (articles R123-237 and R123-238 of the code de
 * commerce): its name, form and capital, where it is registered under which number, and its seat.
 */
export function companyLine({ brand, legal, offices }: Pick<Site, 'brand' | 'legal' | 'offices'>): string {
  const seat = (offices.find(({ kind }) => kind === 'head-office') ?? offices[0])?.address;
  const place = seat === undefined ? [] : [`${seat.street}, ${seat.postalCode} ${seat.city}`];
  return [brand.legalName, `${legal.form} au capital de ${legal.capital}`, legal.rcs, ...place].join(', ');
}
