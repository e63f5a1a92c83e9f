import { isDeepStrictEqual } from 'node:util';
import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { contrast } from '#src/lib/colour.ts';
import { valueAt } from '#src/lib/template.ts';
import { BRAND_FILES, BRAND_FOLDER } from '#src/site/brand-files.ts';
import { type Brand, brandSchema, type Typefaces } from '#src/site/brand-schema.ts';
import { TONE_NAMES } from '#src/site/tones.ts';
import {
  FONT_FILES,
  fontsFolderOf,
  parseTypefaceRecord,
  TYPEFACE_RECORD,
  type TypefaceRecord,
} from '#src/site/typeface-files.ts';
import type { Problem } from './finding.ts';
import type { ProjectFiles } from './project-files.ts';
import { dataOf, type Entry } from './read.ts';

/** The minimum contrast of text, and of lines and shapes with a meaning (WCAG 2.2, RGAA). */
const TEXT = 4.5;
const SHAPE = 3;

/** A colour, the colours beside or behind it, and their minimum contrast. A problem names `colour` first. */
type Row = readonly [colour: string, others: readonly string[], minimum: number];

const THEME: readonly Row[] = [
  ['ink', ['paper', 'sheet', 'marginWash', 'ruling'], TEXT],
  ['inkSoft', ['paper', 'sheet', 'marginWash'], TEXT],
  ['inkDeep', ['paper', 'sheet', 'marginWash', 'selection'], TEXT],
  ['marginDeep', ['paper', 'sheet', 'marginWash'], TEXT],
  ['margin', ['paper', 'sheet', 'marginWash'], SHAPE],
];

/** Sections of ink, whose background on dark pages is `slate.band`, and fields of forms. */
const OTHERS: readonly Row[] = [
  ['palette.inkSoftOnInk', ['palette.ink', 'slate.band'], TEXT],
  ['palette.marginOnInk', ['palette.ink', 'slate.band'], TEXT],
  ['palette.margin', ['palette.ink'], SHAPE],
  ['slate.band', ['slate.ink'], TEXT],
  ['slate.band', ['slate.margin'], SHAPE],
  ['palette.fieldLine', ['palette.sheet', 'slate.sheet'], SHAPE],
];

const toneRows = (theme: string, tone: string): Row[] => [
  [`${tone}.deep`, [`${tone}.wash`, `${theme}.paper`, `${theme}.sheet`], TEXT],
  [`${theme}.inkSoft`, [`${tone}.wash`], TEXT],
  [`${theme}.marginDeep`, [`${tone}.wash`], TEXT],
  [`${tone}.wash`, [`${theme}.ink`], TEXT],
  [`${tone}.fill`, [`${theme}.ink`], TEXT],
];

const themeRows = (theme: string, tones: string): Row[] => [
  ...THEME.map(([colour, others, minimum]): Row => [
    `${theme}.${colour}`,
    others.map((other) => `${theme}.${other}`),
    minimum,
  ]),
  ...TONE_NAMES.flatMap((tone) => toneRows(theme, `${tones}.${tone}`)),
];

const ROWS: readonly Row[] = [...themeRows('palette', 'tones'), ...themeRows('slate', 'slateTones'), ...OTHERS];

/** Truncated, not rounded: 4.499 must not read as 4,5. */
const inFrench = (ratio: number): string => (Math.floor(ratio * 100) / 100).toString().replace('.', ',');

const BRAND = `${CONTENT}/brand.yaml`;

/** Colours with too little contrast: the worst pair of each colour. */
function colourProblems(brand: Brand): Problem[] {
  const valueOf = (field: string): string => String(valueAt(brand, field.split('.')));
  const failing = ROWS.flatMap(([colour, others, minimum]) =>
    others.map((other) => ({ colour, other, minimum, ratio: contrast(valueOf(colour), valueOf(other)) })),
  )
    .filter(({ ratio, minimum }) => ratio < minimum)
    .sort((one, other) => other.ratio - one.ratio);
  return [...new Map(failing.map((pair) => [pair.colour, pair])).values()].map(({ colour, other, minimum, ratio }) => ({
    file: BRAND,
    field: colour,
    found: `« ${valueOf(colour)} », avec « ${valueOf(other)} » (${other}) : un contraste de ${inFrench(ratio)} pour 1`,
    allowed: `${inFrench(minimum)} pour 1 au moins, pour que l’un se ${minimum === TEXT ? 'lise' : 'voie'} sur l’autre`,
    remedy: 'éclaircissez l’une de ces deux couleurs, ou foncez l’autre',
  }));
}

/** Whether an object contains these values. */
const hasAll = (object: object, values: object): boolean => isDeepStrictEqual({ ...object, ...values }, object);

const isRecordOf = ({ heading, text }: TypefaceRecord, typefaces: Typefaces): boolean =>
  hasAll(heading, typefaces.heading) && hasAll(text, typefaces.text);

/** Typefaces of `brand.yaml` for which `npm run fonts` has not made the files that pages load. */
function typefaceProblems(files: ProjectFiles, typefaces: Typefaces): Problem[] {
  const folder = fontsFolderOf(typefaces);
  const path = `${folder}/${TYPEFACE_RECORD}`;
  const record = files.has(path) ? parseTypefaceRecord(files.read(path)) : undefined;
  if (record && isRecordOf(record, typefaces) && FONT_FILES.every((name) => files.has(`${folder}/${name}`))) return [];
  return [
    {
      file: BRAND,
      field: 'typefaces',
      found: `${typefaces.heading.font} et ${typefaces.text.font}, dont les pages n’ont pas encore les fichiers`,
      allowed: `les fichiers que « npm run fonts » tire de ces polices, dans ${folder}`,
      remedy: 'lancez « npm run fonts », et enregistrez les fichiers qu’elle écrit',
    },
  ];
}

/** Brand drawings that are missing or are not pictures. `favicon.ico` has its own check. */
const drawingProblems = (files: ProjectFiles): Problem[] =>
  BRAND_FILES.flatMap((name): Problem[] => {
    const file = `${BRAND_FOLDER}/${name}`;
    if (!files.has(file)) {
      const texts = { found: 'aucun fichier de ce nom', allowed: 'ce dessin de votre marque' };
      return [{ file, field: '', ...texts, remedy: 'déposez-le dans ce dossier' }];
    }
    const problem = name.endsWith('.ico') ? undefined : pictureProblem(name, files.bytes(file));
    return problem === undefined ? [] : [{ file, field: '', ...problem }];
  });

/** Colours with too little contrast, missing or invalid drawings, and missing typefaces. */
export function brandProblems(files: ProjectFiles, entries: readonly Entry[]): Problem[] {
  const { data: brand } = brandSchema.safeParse(dataOf(entries, 'brand.yaml'));
  const ofColours = brand === undefined ? [] : colourProblems(brand);
  const ofTypefaces = brand?.typefaces === undefined ? [] : typefaceProblems(files, brand.typefaces);
  return [...ofColours, ...drawingProblems(files), ...ofTypefaces];
}
