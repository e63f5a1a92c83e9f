import { formatDay, isoDay, isWithinDays, parisDay } from '#src/lib/french-dates.ts';
import type { Site } from './site-schema.ts';

type Certificate = Pick<NonNullable<Site['certificate']>, 'number' | 'validFrom' | 'validUntil' | 'renewals'>;

export const certificatesOf = (certificate: Certificate | undefined) =>
  certificate === undefined
    ? []
    : [certificate, ...certificate.renewals].sort((one, other) => one.validFrom.getTime() - other.validFrom.getTime());

export const certificateOn = (certificate: Certificate | undefined, day: Date) =>
  certificatesOf(certificate).find(({ validFrom, validUntil }) => isWithinDays(validFrom, validUntil, day));

/** The certificate to show on a day: the last that has begun, or the first if none has begun. */
export function shownCertificate(certificate: Certificate, day: Date) {
  const begun = certificatesOf(certificate).filter(({ validFrom }) => isoDay(validFrom) <= parisDay(day));
  const { number, validFrom, validUntil } = begun.at(-1) ?? certificatesOf(certificate)[0] ?? certificate;
  const state: 'coming' | 'valid' | 'ended' =
    begun.length === 0 ? 'coming' : isoDay(validUntil) < parisDay(day) ? 'ended' : 'valid';
  return { number, validFrom, validUntil, state, earlier: begun.slice(0, -1) };
}

/** The law requires a valid certificate (code du travail, L6316-1). */
export const canUsePublicFunding = (certificate: Certificate | undefined, day: Date): boolean =>
  certificateOn(certificate, day) !== undefined;

/** Says why no public fund can pay on a day without a valid certificate. */
export function suspensionText(certificate: Certificate & { lapsed: string }, day: Date): string {
  const { state, validFrom } = shownCertificate(certificate, day);
  return state === 'coming'
    ? `Notre certificat qualité sera valable à partir du ${formatDay(validFrom)}. Avant cette date, ni le CPF ni aucun autre fonds public ne peut payer nos formations.`
    : certificate.lapsed;
}
