import { internationalPhone } from '#src/lib/telephone.ts';
import { paths } from './paths.ts';
import { site } from './site.ts';

export type JsonLd = Record<string, unknown>;

/** The absolute URL of a path. The home page has no trailing slash, like its canonical link. */
export const absolute = (path: string): string => new URL(path, site.brand.url).href.replace(/\/$/, '');

const ORGANIZATION = `${site.brand.url}/#organisation`;

export const organizationReference: JsonLd = {
  '@type': 'EducationalOrganization',
  '@id': ORGANIZATION,
  name: site.brand.name,
  url: site.brand.url,
};

const offices = site.offices.map(({ address }) => address);
const addresses = offices.length === 0 && site.legal.seat !== undefined ? [site.legal.seat] : offices;

/** Leaves out the certificate, because it expires. */
export const organization: JsonLd = {
  ...organizationReference,
  legalName: site.brand.legalName,
  description: site.brand.baseline,
  logo: absolute('/icon-512.png'),
  foundingDate: String(site.brand.foundedIn),
  telephone: internationalPhone(site.contact.phone),
  email: site.contact.email,
  address: addresses.map(({ street, postalCode, city }) => ({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: 'FR',
  })),
  sameAs: site.social.map(({ url }) => url),
};

export const website: JsonLd = {
  '@type': 'WebSite',
  name: site.brand.name,
  url: absolute(paths.home),
  inLanguage: 'fr',
  publisher: { '@id': ORGANIZATION },
};

export const itemList = (hrefs: readonly string[]): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: hrefs.map((href, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(href) })),
});
