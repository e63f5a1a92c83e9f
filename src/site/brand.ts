import { readContentFile } from '#src/lib/content-file.ts';
import { type Brand, brandSchema } from './brand-schema.ts';

const [BLACK, WHITE] = ['#000000', '#ffffff'];
const BOOK = {
  paper: WHITE,
  sheet: WHITE,
  ruling: BLACK,
  rulingStrong: BLACK,
  ink: BLACK,
  inkSoft: BLACK,
  inkDeep: BLACK,
  margin: BLACK,
  marginDeep: BLACK,
  marginWash: WHITE,
  selection: WHITE,
};
const ON_INK = { inkSoftOnInk: WHITE, marginOnInk: WHITE, rulingOnInk: WHITE, caret: WHITE };
const TONE = { fill: WHITE, wash: WHITE, deep: BLACK };
const ALL_TONES = { blue: TONE, green: TONE, purple: TONE, pink: TONE, grey: TONE };

/** Black on white: whatever runs while `content/brand.yaml` is missing or wrong, which is said where all files are checked. */
const PLAIN: Brand = {
  palette: { ...BOOK, ...ON_INK, fieldLine: BLACK, underline: BLACK },
  tones: ALL_TONES,
  slate: { ...BOOK, band: WHITE },
  slateTones: ALL_TONES,
  drawings: true,
};

function readBrand(): Brand {
  try {
    return readContentFile('brand.yaml', brandSchema);
  } catch {
    return PLAIN;
  }
}

export const brand: Brand = readBrand();

/**
 * The colours of `content/brand.yaml`, for pages (by tailwind.config.mjs), drawings, share pictures, programmes, mails and
 * printed reports. `content-model/brand.ts` checks their contrast. On a slate, for who wishes a dark page,
 * chalk is in the place of ink.
 */
export const { palette: PALETTE, tones: TONES, slate: SLATE, slateTones: SLATE_TONES } = brand;
