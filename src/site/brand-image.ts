import { paths } from './paths.ts';
import { site } from './site.ts';

/** The facts that the head of a page gives of the picture that social networks show. */
export type PageImage = { path: string; alt: string };

/** The picture of a page that has none of its own. */
export const BRAND_IMAGE: PageImage = { path: paths.brandImage, alt: `${site.brand.name}, ${site.brand.baseline}` };
