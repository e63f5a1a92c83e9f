import { isFundingOpen } from './public-funding.ts';
import { site } from './site.ts';

/** Whether public funds may pay for our training today, on the day of this build. */
export const isFundingOpenToday = (): boolean => isFundingOpen(site.certificate, new Date());

/** Stands at what public funds pay for, on days when they may not. */
export const FUNDING_SUSPENDED = 'Suspendu jusqu’au renouvellement de notre certificat qualité.';
