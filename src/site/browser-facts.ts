import { articlesHead } from './articles-head.ts';
import { readContentFile } from '#src/lib/content-file.ts';
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
