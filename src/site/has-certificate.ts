import { site } from './site.ts';

/**
 * Whether there is a certificate to speak of, be it over: a provider who never had one has no page of it, and names no
 * public fund.
 */
export const hasCertificate = site.certificate !== undefined;
