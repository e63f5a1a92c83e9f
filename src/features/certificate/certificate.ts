import { certificateOn } from '#src/site/public-funding.ts';
import { site } from '#src/site/site.ts';

export const certificate = site.certificate;

/** The certificate that is valid today, if any: the one that this page reproduces, or one that renewed it. */
export const certificateToday = () => certificateOn(certificate, new Date());
