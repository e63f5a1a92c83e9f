import { isDeepStrictEqual } from 'node:util';
import { wcagContrast } from 'culori';
import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { valueAt } from '#src/lib/template.ts';
import { BRAND_FILES, BRAND_FOLDER } from '#src/site/brand-files.ts';
import { type Brand, brandSchema, type Typefaces } from '#src/site/brand-schema.ts';
import { coloursByPath, PAIRS } from '#src/site/palette.ts';
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

function colourProblems(brand: Brand): Problem[] {
  const colours = coloursByPath(brand);
  const isSet = (path: string) => valueAt(brand.overrides, path.split('.')) !== undefined;
  return PAIRS.flatMap(([one, other, minimum]): Problem[] => {
    const [name, beside] = isSet(one) ? [one, other] : [other, one];
    const [colour = '', besideColour = ''] = [colours.get(name), colours.get(beside)];
    if (!isSet(name) || wcagContrast(colour, besideColour) >= minimum) return [];
    const found = `« ${colour} », trop proche de « ${besideColour} » (${beside})`;
    const allowed = `un contraste de ${minimum.toLocaleString('fr')} pour 1 au moins`;
    const remedy = 'éclaircissez l’une, foncez l’autre, ou retirez cette ligne : la couleur se déduira';
    return [{ file: BRAND, path: ['overrides', ...name.split('.')], found, allowed, remedy }];
  });
}

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
  const ofColours = brand === undefined ? [] : colourProblems(brand);
  const ofTypefaces = brand?.typefaces === undefined ? [] : typefaceProblems(files, brand.typefaces);
  return [...ofColours, ...drawingProblems(files), ...ofTypefaces];
}
