import type { Site } from './site-schema.ts';

type Address = NonNullable<Site['legal']['seat']>;
type Places = Pick<Site, 'legal' | 'offices'>;

export const addressLine = ({ street, postalCode, city }: Address): string => `${street}, ${postalCode} ${city}`;

export function registeredOffice({ legal, offices }: Places): Address {
  const seat = legal.seat ?? (offices.find(({ kind }) => kind === 'head-office') ?? offices[0])?.address;
  if (seat === undefined) throw new Error('A provider without offices needs legal.seat: see site-schema.ts.');
  return seat;
}

/** The address for letters and enrolments. */
export const postalAddress = ({ legal, offices }: Places): Address =>
  offices[0]?.address ?? registeredOffice({ legal, offices });

/** The sentence that goes with the declaration number (code du travail, article L6352-12). */
export const activityDeclaration = ({ activityNumber, activityRegion }: Site['legal']): string =>
  `Enregistrée sous le numéro ${activityNumber.replaceAll(' ', '\u00a0')} auprès du ${activityRegion}. Cet enregistrement ne vaut pas agrément de l’État.`;

/** Name, form, capital, registration and seat of the company (code de commerce, R123-237 and R123-238). */
export function legalIdentity({ brand, legal, offices }: Pick<Site, 'brand' | 'legal' | 'offices'>): string {
  const { form, capital, siren, rcs = `SIREN ${siren}` } = legal;
  const formWithCapital = capital === undefined ? form : `${form} au capital de ${capital}`;
  return [brand.legalName, formWithCapital, rcs, addressLine(registeredOffice({ legal, offices }))].join(', ');
}
