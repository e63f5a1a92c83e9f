import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';

/** The share image of a page, for the meta tags of its head. */
export type PageImage = { path: string; alt: string };

export const BRAND_IMAGE: PageImage = { path: paths.brandImage, alt: `${site.brand.name}, ${site.brand.baseline}` };
