import { site } from './site.ts';

/** Whether the provider has or had a certificate. Without one, the site has no certificate page and no public funds. */
export const hasCertificate = site.certificate !== undefined;
