import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import { certificatesOf } from '#src/site/funding.ts';
import { siteSchema } from '#src/site/site-schema.ts';

/** The shipped provider, whichever content the checks run on. */
const CONTENT = resolve(import.meta.dirname, '../../content');

const { brand, contact, offices, certificate, legal, group, clients } = withNormalizedInput(siteSchema).parse(
  load(readFileSync(resolve(CONTENT, 'site.yaml'), 'utf8')),
);

/** What only the shipped provider is called, is reached by or is proud of. */
export const SHIPPED_WORDS: readonly string[] = [
  brand.name,
  new URL(brand.url).hostname,
  contact.phone,
  contact.onSiteCity,
  ...[contact.accessibilityOfficer, contact.reportingOfficer].flatMap(({ name, phone, email }) => [name, phone, email]),
  ...offices.map(({ address }) => address.street),
  certificate?.body,
  ...certificatesOf(certificate).map(({ number }) => number),
  legal.siren,
  legal.rcs,
  legal.vat,
  legal.activityNumber,
  legal.activityRegion,
  legal.publicationDirector,
  legal.host.name,
  legal.mediator.name,
  ...group.map(({ name }) => name),
  ...clients.map(({ name }) => name),
  // Its trade.
  'bureautique',
  'tableur',
  'excel',
  'tosa',
  'formation ia',
  'intelligence artificielle',
].filter((word) => word !== undefined);
