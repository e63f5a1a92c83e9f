import { site } from '#src/site/site.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whether a certificate's last day of validity is over. */
export const isExpired = ({ validUntil }: { validUntil: Date }, now: Date): boolean =>
  now.getTime() >= validUntil.getTime() + DAY;

export const certificate = site.certificate;
