import { readContentFile } from '#src/lib/content-file.ts';
import { brandSchema } from './brand-schema.ts';
import { coloursOf } from './palette.ts';

export const brand = readContentFile('brand.yaml', brandSchema);

export const { palette: PALETTE, tones: TONES, slate: SLATE, slateTones: SLATE_TONES } = coloursOf(brand.palette);
