import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { brand } from './brand.ts';
import { BRAND_FOLDER } from './brand-files.ts';
import type { Typefaces } from './brand-schema.ts';

/** Those of a provider who names none. */
const OWN: Typefaces = {
  heading: { font: '@fontsource-variable/eczar', serif: true, weight: 600 },
  text: { font: '@fontsource-variable/hanken-grotesk', serif: false },
};

export const TYPEFACES = brand.typefaces ?? OWN;

/** Where `npm run fonts` puts the files that it cuts from a brand's typefaces. */
export const fontsFolderOf = (named: Typefaces | undefined): string =>
  named === undefined ? 'src/assets/fonts' : `${BRAND_FOLDER}/fonts`;

/** The folder of the typefaces of pages, programmes and share pictures; pages take them as `@fonts/heading.woff2`. */
export const FONTS_FOLDER = fontsFolderOf(brand.typefaces);

/** The record that the command leaves beside the files: the typeface they were cut from, and its facts that pages need. */
export const CUT_RECORD = 'typefaces.json';

/** Of each: letters of nearly every text and the others, for pages; whole and in one weight, for pictures and programmes. */
export const CUT_FILES = [
  ...['heading.woff2', 'heading-rare.woff2', 'heading.ttf'],
  ...['text.woff2', 'text-rare.woff2', 'text.ttf', 'strong.ttf'],
] as const;

/** `sizes`: how large each typeface that stands in for it is to be shown, in hundredths. */
const cut = z.object({
  font: z.string(),
  serif: z.boolean(),
  family: z.string(),
  sizes: z.array(z.number().min(40).max(250)).min(1),
});

const cutRecordSchema = z.object({ heading: cut.extend({ weight: z.number() }), text: cut });

export type CutRecord = z.output<typeof cutRecordSchema>;

/** The content of a record; nothing where it cannot be read. */
export function cutRecordOf(text: string): CutRecord | undefined {
  try {
    return cutRecordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The record assumed of any typeface until it is cut, which is said where all files are checked. */
const UNCUT: CutRecord = {
  heading: { ...OWN.heading, family: 'serif', sizes: [100, 100] },
  text: { ...OWN.text, family: 'sans-serif', sizes: [100] },
};

const record = resolve(FONTS_FOLDER, CUT_RECORD);

/** The record of the typefaces cut for this brand. */
export const CUT = (existsSync(record) ? cutRecordOf(readFileSync(record, 'utf8')) : undefined) ?? UNCUT;

/** The typefaces of mails and reports, which bring none along. */
export const systemFaces = (serif: boolean): string =>
  serif ? 'Georgia, serif' : "'Segoe UI', Helvetica, Arial, sans-serif";
