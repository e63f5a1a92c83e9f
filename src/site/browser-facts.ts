import { hash } from 'node:crypto';
import { z } from 'zod';
import { articlesHead } from './articles-head.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { spelledFeminine } from '#src/lib/french-numbers.ts';
import { telHref } from '#src/lib/telephone.ts';
import { brandSchema } from './brand-schema.ts';
import { categoriesSchema } from './categories-schema.ts';
import { siteSchema } from './site-schema.ts';

// Browsers get the values of this module and of categories.ts as JSON (src/integrations/browser-facts.ts).

const { contact, certificate } = readContentFile('site.yaml', siteSchema);

export const CONTACT_PHONE = { text: contact.phone, href: telHref(contact.phone) };

export const hasCertificate = certificate !== undefined;

export const hasDrawings = readContentFile('brand.yaml', brandSchema).drawings;

export const LISTED_CATEGORIES: readonly string[] = readContentFile('categories.yaml', categoriesSchema)
  .courses.filter(({ isListed }) => isListed)
  .map(({ name }) => name);

export const BLOG_TITLE = articlesHead.title;

const kept = z.object({ retention: z.object({ requestYears: z.int() }) });
const { requestYears } = readContentFile('requests.yaml', kept).retention;
const years = requestYears === 1 ? 'un an' : `${spelledFeminine(requestYears)} ans`;

const noticeText = `Vos réponses servent à traiter votre demande, et à rien d’autre. Sauf mention «\u00a0facultatif\u00a0», elles sont nécessaires pour vous répondre. Nous les gardons ${years} au plus après votre demande. Vous pouvez les consulter, les faire effacer, ou saisir la CNIL.`;

/** The privacy notice that the law requires beside a form. Requests store the version of the notice that was shown. */
export const FORM_NOTICE = { version: hash('sha256', noticeText, 'hex').slice(0, 8), text: noticeText };
