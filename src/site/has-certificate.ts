import { site } from './site.ts';

/** Whether the provider has or had a certificate. Without one, the site hides certificate page and public funds. */
export const hasCertificate = site.certificate !== undefined;
