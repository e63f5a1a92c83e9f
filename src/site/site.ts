import { readContentFile } from '#src/lib/content-file.ts';
import { siteSchema } from './site-schema.ts';

export const site = readContentFile('site.yaml', siteSchema);
