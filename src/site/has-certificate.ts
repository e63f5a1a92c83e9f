import { readContentFile } from '#src/lib/content-file.ts';
import { siteSchema } from './site-schema.ts';

/** Whether the provider has or had a certificate. Without one, the site has no certificate page and no public funds. */
export const hasCertificate = readContentFile('site.yaml', siteSchema).certificate !== undefined;
