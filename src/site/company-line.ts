import { addressLine } from './address-schema.ts';
import type { Site } from './site-schema.ts';

/** Where a company has its seat: there where it says so, else in one of its offices. */
export function seatOf({ legal, offices }: Pick<Site, 'legal' | 'offices'>): string {
  const seat = legal.seat ?? (offices.find(({ kind }) => kind === 'head-office') ?? offices[0])?.address;
  if (seat === undefined) throw new Error('A provider without an office gives its seat: see site-schema.ts.');
  return addressLine(seat);
}

/**
 * The particulars of a company on its letters, its tariffs and its site (articles R123-237 and R123-238 of the code de
 * commerce): its name, form and capital, where it is registered under which number, and its seat.
 */
export function companyLine({ brand, legal, offices }: Pick<Site, 'brand' | 'legal' | 'offices'>): string {
  const { form, capital, siren, rcs = `SIREN ${siren}` } = legal;
  const whole = capital === undefined ? form : `${form} au capital de ${capital}`;
  return [brand.legalName, whole, rcs, seatOf({ legal, offices })].join(', ');
}
