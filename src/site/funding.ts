import { now } from '#src/lib/clock.ts';
import { canUsePublicFunding } from './certificates.ts';
import { hasCertificate } from './browser-facts.ts';
import { site } from './site.ts';

export const canUsePublicFundingToday = (): boolean => canUsePublicFunding(site.certificate, now());

export const visibleFundingSchemes = <Scheme extends { publicFunds: boolean }>(schemes: readonly Scheme[]): Scheme[] =>
  schemes.filter(({ publicFunds }) => hasCertificate || !publicFunds);

export const FUNDING_SUSPENDED = 'Suspendu tant que notre certificat qualité n’est pas en cours de validité.';
