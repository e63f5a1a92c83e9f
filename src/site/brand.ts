import { readContentFile } from '#src/lib/content-file.ts';
import { brandSchema } from './brand-schema.ts';

export const brand = readContentFile('brand.yaml', brandSchema);

/**
 * The colours of `content/brand.yaml`, for pages (by tailwind.config.mjs), drawings, share pictures, programmes, mails
 * and printed reports. `content-model/brand.ts` checks their contrast. `SLATE` is for dark pages: its ink is light.
 */
export const { palette: PALETTE, tones: TONES, slate: SLATE, slateTones: SLATE_TONES } = brand;
