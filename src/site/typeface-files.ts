import { z } from 'zod';
import { parseJson } from '#src/lib/parse-json.ts';
import { BRAND_FOLDER } from './brand-files.ts';
import type { Typefaces } from './brand-schema.ts';

export const fontsFolderOf = (typefaces: Typefaces | undefined): string =>
  typefaces === undefined ? 'src/assets/fonts' : `${BRAND_FOLDER}/fonts`;

export const TYPEFACE_RECORD = 'typefaces.json';

/** Pages use woff2, with rare characters in separate files. Share images and programmes use ttf, with all characters. */
export const FONT_FILES = [
  ...['heading.woff2', 'heading-rare.woff2', 'heading.ttf'],
  ...['text.woff2', 'text-rare.woff2', 'text.ttf', 'strong.ttf'],
] as const;

const typeface = z.object({
  font: z.string(),
  serif: z.boolean(),
  family: z.string(),
  sizes: z.array(z.number().min(40).max(250)).min(1),
});

const typefaceRecordSchema = z.object({ heading: typeface.extend({ weight: z.number() }), text: typeface });

export type TypefaceRecord = z.output<typeof typefaceRecordSchema>;

export const parseTypefaceRecord = (text: string) => typefaceRecordSchema.safeParse(parseJson(text)).data;
