import { brand } from './brand.ts';

/**
 * The colours of `content/brand.yaml`, for pages (by tailwind.config.mjs), drawings, share pictures, programmes, mails and
 * printed reports. `content-model/brand-problems.ts` holds what is read on what. On a slate, for who wishes a dark page,
 * chalk is in the place of ink.
 */
export const { palette: PALETTE, tones: TONES, slate: SLATE, slateTones: SLATE_TONES } = brand;
