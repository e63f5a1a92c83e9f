import { isWithinDays } from '#src/lib/french-dates.ts';
import type { Site } from './site-schema.ts';
import { hasCertificate } from './has-certificate.ts';
import { site } from './site.ts';

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

/** Whether public funds may pay for our training today, on the day of this build. */
export const canUsePublicFundingToday = (): boolean => canUsePublicFunding(site.certificate, new Date());

/** Those ways to pay that this provider may name. */
export const visibleFundingSchemes = <Way extends { publicFunds: boolean }>(ways: readonly Way[]): Way[] =>
  ways.filter(({ publicFunds }) => hasCertificate || !publicFunds);

/** Stands at what public funds pay for, on days when they may not. */
export const FUNDING_SUSPENDED = 'Suspendu jusqu’au renouvellement de notre certificat qualité.';

type Funded = readonly { data: { eligibleForCPF: boolean } }[];

/**
 * The text on public funds that holds today. One that counts the courses that a CPF pays for has nothing to say while there
 * are none.
 */
export function fundingText({ open, suspended }: { open: string; suspended: string }, courses: Funded): string {
  const countsNone = open.includes('{{fundable}}') && !courses.some(({ data }) => data.eligibleForCPF);
  return canUsePublicFundingToday() && !countsNone ? open : suspended;
}
