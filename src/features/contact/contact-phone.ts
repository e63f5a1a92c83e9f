import { telHref } from '#src/lib/telephone.ts';
import { site } from '#src/site/site.ts';

/** The telephone number that a form shows when sending fails. */
export const CONTACT_PHONE = { text: site.contact.phone, href: telHref(site.contact.phone) };
