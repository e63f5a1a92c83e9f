import { certificateOn } from '#src/site/certificates.ts';
import { site } from '#src/site/site.ts';

// The page exists only if the provider has a certificate.
if (site.certificate === undefined) throw new Error('The certificate page requires `certificate` in site.yaml.');

export const certificate = site.certificate;

/** The certificate that is valid today, if any: the first one or a renewal. */
export const certificateToday = () => certificateOn(certificate, new Date());
