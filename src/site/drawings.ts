import { readContentFile } from '#src/lib/content-file.ts';
import { brandSchema } from './brand-schema.ts';

/** Whether pages show drawings where they have no photo. */
export const DRAWINGS = readContentFile('brand.yaml', brandSchema).drawings;
