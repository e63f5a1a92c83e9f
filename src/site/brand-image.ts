import { paths } from './paths.ts';
import { site } from './site.ts';

/** The facts that the head of a page gives of the picture that social networks show. */
export type PageImage = { path: string; alt: string };

export const BRAND_IMAGE: PageImage = { path: paths.brandImage, alt: `${site.brand.name}, ${site.brand.baseline}` };
