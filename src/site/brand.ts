import { readContentFile } from '#src/lib/content-file.ts';
import { brandSchema } from './brand-schema.ts';

export const brand = readContentFile('brand.yaml', brandSchema);

/**
 * The colours of `content/brand.yaml`, for pages (by tailwind.config.mjs), drawings, share pictures, programmes, mails and
 * printed reports. `content-model/brand.ts` checks their contrast. On a slate, for who wishes a dark page,
 * chalk is in the place of ink.
 */
export const { palette: PALETTE, tones: TONES, slate: SLATE, slateTones: SLATE_TONES } = brand;
