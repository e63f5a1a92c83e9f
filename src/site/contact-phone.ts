import { telHref } from '#src/lib/telephone.ts';
import { site } from './site.ts';

/** The number that a form names when it can't be sent. */
export const CONTACT_PHONE = { text: site.contact.phone, href: telHref(site.contact.phone) };
