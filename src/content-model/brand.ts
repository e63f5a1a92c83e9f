import { isDeepStrictEqual } from 'node:util';
import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { BRAND_FILES, BRAND_FOLDER } from '#src/site/brand-files.ts';
import { brandSchema, type Typefaces } from '#src/site/brand-schema.ts';
import {
  FONT_FILES,
  fontsFolderOf,
  parseTypefaceRecord,
  TYPEFACE_RECORD,
  type TypefaceRecord,
} from '#src/site/typeface-files.ts';
import type { Problem } from './finding.ts';
import { dataOf, type Entry, type ProjectFiles } from './read.ts';

const BRAND = `${CONTENT}/brand.yaml`;

function isRecordOf(record: TypefaceRecord, { heading, text }: Typefaces): boolean {
  const madeFrom = { heading: { ...record.heading, ...heading }, text: { ...record.text, ...text } };
  return isDeepStrictEqual(madeFrom, record);
}

function typefaceProblems(files: ProjectFiles, typefaces: Typefaces): Problem[] {
  const folder = fontsFolderOf(typefaces);
  const path = `${folder}/${TYPEFACE_RECORD}`;
  const record = files.has(path) ? parseTypefaceRecord(files.read(path)) : undefined;
  if (record && isRecordOf(record, typefaces) && FONT_FILES.every((name) => files.has(`${folder}/${name}`))) return [];
  const found = `${typefaces.heading.font} et ${typefaces.text.font}, dont les pages n’ont pas encore les fichiers`;
  const allowed = `les fichiers que « npm run fonts » tire de ces polices, dans ${folder}`;
  const remedy = 'lancez « npm run fonts », et enregistrez les fichiers qu’elle écrit';
  return [{ file: BRAND, path: ['typefaces'], found, allowed, remedy }];
}

const drawingProblems = (files: ProjectFiles): Problem[] =>
  BRAND_FILES.flatMap((name): Problem[] => {
    const file = `${BRAND_FOLDER}/${name}`;
    if (!files.has(file) || name.endsWith('.ico')) return [];
    const problem = pictureProblem(name, files.bytes(file));
    return problem === undefined ? [] : [{ file, ...problem }];
  });

export function brandProblems(files: ProjectFiles, entries: readonly Entry[]): Problem[] {
  const { data: brand } = brandSchema.safeParse(dataOf(entries, 'brand.yaml'));
  const ofTypefaces = brand?.typefaces === undefined ? [] : typefaceProblems(files, brand.typefaces);
  return [...drawingProblems(files), ...ofTypefaces];
}
