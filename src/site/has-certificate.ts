import { site } from './site.ts';

/** Whether the provider has or had a certificate. Without one, the site shows neither certificate page nor public funds. */
export const hasCertificate = site.certificate !== undefined;
