import { z } from 'zod';
import { parseJson } from '#src/lib/parse-json.ts';
import { BRAND_FOLDER } from './brand-files.ts';
import type { Typefaces } from './brand-schema.ts';

/** Where `npm run fonts` puts the files that it cuts from a brand's typefaces. */
export const fontsFolderOf = (named: Typefaces | undefined): string =>
  named === undefined ? 'src/assets/fonts' : `${BRAND_FOLDER}/fonts`;

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
export const cutRecordOf = (text: string): CutRecord | undefined => cutRecordSchema.safeParse(parseJson(text)).data;
