import { hasCertificate } from './has-certificate.ts';
import { isFundingOpen } from './public-funding.ts';
import { site } from './site.ts';

/** Whether public funds may pay for our training today, on the day of this build. */
export const isFundingOpenToday = (): boolean => isFundingOpen(site.certificate, new Date());

/** Those ways to pay that this provider may name. */
export const namedFunds = <Way extends { publicFunds: boolean }>(ways: readonly Way[]): Way[] =>
  ways.filter(({ publicFunds }) => hasCertificate || !publicFunds);

/** Stands at what public funds pay for, on days when they may not. */
export const FUNDING_SUSPENDED = 'Suspendu jusqu’au renouvellement de notre certificat qualité.';
