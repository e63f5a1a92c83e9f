import { isWithinDays } from '#src/lib/french-dates.ts';
import type { Site } from './site-schema.ts';

type Certificate = Pick<NonNullable<Site['certificate']>, 'number' | 'validFrom' | 'validUntil' | 'renewals'>;

/** The first quality certificate and those that renewed it; none of a provider who never had one. */
export const certificatesOf = (certificate: Certificate | undefined) =>
  certificate === undefined ? [] : [certificate, ...certificate.renewals];

/** The quality certificate that is valid on a day. */
export const certificateOn = (certificate: Certificate | undefined, day: Date) =>
  certificatesOf(certificate).find(({ validFrom, validUntil }) => isWithinDays(validFrom, validUntil, day));

/**
 * Whether the CPF, an OPCO or another public fund may pay this organisation on a day. Without a valid quality certificate
 * none of them may (article L6316-1 of the code du travail), whatever the course.
 */
export const canUsePublicFunding = (certificate: Certificate | undefined, day: Date): boolean =>
  certificateOn(certificate, day) !== undefined;
