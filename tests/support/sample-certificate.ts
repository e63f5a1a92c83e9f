import type { Site } from '#src/site/site-schema.ts';

type Certificate = NonNullable<Site['certificate']>;

/** A quality certificate, with some of it put in its place. */
export const sampleCertificate = (changes: Partial<Certificate> = {}): Certificate => ({
  number: 'QAL-1',
  body: 'Audit d’essai',
  bodyAddress: '1 rue du Contrôle, 49000 Angers',
  accreditation: 'Accrédité sous le numéro 5-0000.',
  activity: 'Actions de formation',
  validFrom: new Date('2024-12-18'),
  validUntil: new Date('2028-01-01'),
  firstCertifiedOn: new Date('2021-12-18'),
  renewals: [],
  lapsed: 'Suspendu.',
  ...changes,
});
