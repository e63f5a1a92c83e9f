import { readContentFile } from '#src/lib/content-file.ts';
import { telHref } from '#src/lib/telephone.ts';
import { siteSchema } from '#src/site/site-schema.ts';

const { phone } = readContentFile('site.yaml', siteSchema).contact;

export const CONTACT_PHONE = { text: phone, href: telHref(phone) };
