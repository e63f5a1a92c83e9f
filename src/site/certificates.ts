import { isWithinDays } from '#src/lib/french-dates.ts';
import type { Site } from './site-schema.ts';

type Certificate = Pick<NonNullable<Site['certificate']>, 'number' | 'validFrom' | 'validUntil' | 'renewals'>;

export const certificatesOf = (certificate: Certificate | undefined) =>
  certificate === undefined ? [] : [certificate, ...certificate.renewals];

export const certificateOn = (certificate: Certificate | undefined, day: Date) =>
  certificatesOf(certificate).find(({ validFrom, validUntil }) => isWithinDays(validFrom, validUntil, day));

/** The law requires a valid certificate (code du travail, L6316-1). */
export const canUsePublicFunding = (certificate: Certificate | undefined, day: Date): boolean =>
  certificateOn(certificate, day) !== undefined;
