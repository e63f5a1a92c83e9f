import { isoDay, isWithinDays, parisDay } from '#src/lib/french-dates.ts';
import type { Site } from './site-schema.ts';

type Certificate = Pick<NonNullable<Site['certificate']>, 'number' | 'validFrom' | 'validUntil' | 'renewals'>;

export const certificatesOf = (certificate: Certificate | undefined) =>
  certificate === undefined ? [] : [certificate, ...certificate.renewals];

export const certificateOn = (certificate: Certificate | undefined, day: Date) =>
  certificatesOf(certificate).find(({ validFrom, validUntil }) => isWithinDays(validFrom, validUntil, day));

/** The certificate to show on a day: the last that has begun, or the first if none has begun. */
export function shownCertificate(certificate: Certificate, day: Date) {
  const begun = certificatesOf(certificate).filter(({ validFrom }) => isoDay(validFrom) <= parisDay(day));
  const { number, validFrom, validUntil } = begun.at(-1) ?? certificate;
  const state: 'coming' | 'valid' | 'ended' =
    begun.length === 0 ? 'coming' : isoDay(validUntil) < parisDay(day) ? 'ended' : 'valid';
  return { number, validFrom, validUntil, state, earlier: begun.slice(0, -1) };
}

/** The law requires a valid certificate (code du travail, L6316-1). */
export const canUsePublicFunding = (certificate: Certificate | undefined, day: Date): boolean =>
  certificateOn(certificate, day) !== undefined;
