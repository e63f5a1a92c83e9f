import { paths } from './paths.ts';
import { site } from './site.ts';

/** A thing of schema.org, as search engines read it beside the page. */
export type JsonLd = Record<string, unknown>;

/** The complete address of a path; the home page's has no final slash, as its canonical link. */
export const absolute = (path: string): string => new URL(path, site.brand.url).href.replace(/\/$/, '');

const ORGANIZATION = `${site.brand.url}/#organisation`;

/** The organisation as other pages name it: the home page describes it. */
export const organizationReference: JsonLd = {
  '@type': 'EducationalOrganization',
  '@id': ORGANIZATION,
  name: site.brand.name,
  url: site.brand.url,
};

const offices = site.offices.map(({ address }) => address);
const addresses = offices.length === 0 && site.legal.seat !== undefined ? [site.legal.seat] : offices;

/** Who publishes the site. Nothing of the certificate: it lapses, and has a page that says so. */
export const organization: JsonLd = {
  ...organizationReference,
  legalName: site.brand.legalName,
  description: site.brand.baseline,
  logo: absolute('/icon-512.png'),
  foundingDate: String(site.brand.foundedIn),
  telephone: site.contact.phone,
  email: site.contact.email,
  ...(site.legal.vat !== undefined && { vatID: site.legal.vat }),
  iso6523Code: `0002:${site.legal.siren.replaceAll(' ', '')}`,
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

/** A list of pages, in the order in which the page shows them. */
export const itemList = (hrefs: readonly string[]): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: hrefs.map((href, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(href) })),
});
