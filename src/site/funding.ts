import { canUsePublicFunding } from './certificates.ts';
import { hasCertificate } from './has-certificate.ts';
import { site } from './site.ts';

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
