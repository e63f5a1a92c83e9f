import { certificateOn } from '#src/site/certificates.ts';
import { site } from '#src/site/site.ts';

// Its page exists for a provider who has one, and no other.
if (site.certificate === undefined)
  throw new Error('The page of the certificate is made of `certificate` in site.yaml.');

export const certificate = site.certificate;

/** The certificate that is valid today, if any: the one that this page reproduces, or one that renewed it. */
export const certificateToday = () => certificateOn(certificate, new Date());
