import { isWithinDays } from '#src/lib/paris-clock.ts';
import type { Site } from './site-schema.ts';

type Certificate = Pick<Site['certificate'], 'number' | 'validFrom' | 'validUntil' | 'renewals'>;

/** The quality certificate that is valid on a day: the first one, or one that renewed it. */
export const certificateOn = ({ renewals, ...first }: Certificate, day: Date) =>
  [first, ...renewals].find(({ validFrom, validUntil }) => isWithinDays(validFrom, validUntil, day));

/**
 * Whether the CPF, an OPCO or another public fund may pay this organisation on a day. Without a valid quality certificate
 * none of them may (article L6316-1 of the code du travail), whatever the course.
 */
export const isFundingOpen = (certificate: Certificate, day: Date): boolean =>
  certificateOn(certificate, day) !== undefined;
