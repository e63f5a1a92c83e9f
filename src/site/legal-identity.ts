import { addressLine } from './legal-facts-schema.ts';
import type { Site } from './site-schema.ts';

/** Where a company has its seat: there where it says so, else in one of its offices. */
export function registeredOffice({ legal, offices }: Pick<Site, 'legal' | 'offices'>): string {
  const seat = legal.seat ?? (offices.find(({ kind }) => kind === 'head-office') ?? offices[0])?.address;
  if (seat === undefined) throw new Error('A provider without an office gives its seat: see site-schema.ts.');
  return addressLine(seat);
}

/**
 * The particulars of a company on its letters, its tariffs and its site (articles R123-237 and R123-238 of the code de
 * commerce): its name, form and capital, where it is registered under which number, and its seat.
 */
export function legalIdentity({ brand, legal, offices }: Pick<Site, 'brand' | 'legal' | 'offices'>): string {
  const { form, capital, siren, rcs = `SIREN ${siren}` } = legal;
  const whole = capital === undefined ? form : `${form} au capital de ${capital}`;
  return [brand.legalName, whole, rcs, registeredOffice({ legal, offices })].join(', ');
}

const OFFICERS: readonly string[] = ['accessibilityOfficer', 'reportingOfficer'];

/** The contact details of an officer, without those left out. */
const ownWays = (officer: object): object =>
  Object.fromEntries(Object.entries(officer).filter(([, value]) => value !== '' && value !== null));

/** How the provider is reached, and those whom the law has it name: as it is, where they have no number or address of their own. */
export const withContactDefaults = <Contact extends { phone?: unknown; email?: unknown }>(
  contact: Contact,
): Contact => ({
  ...contact,
  ...Object.fromEntries(
    Object.entries(contact).flatMap(([name, officer]: [string, unknown]) =>
      OFFICERS.includes(name) && typeof officer === 'object' && officer !== null
        ? [[name, { phone: contact.phone, email: contact.email, ...ownWays(officer) }]]
        : [],
    ),
  ),
});
