import { isDeepStrictEqual } from 'node:util';
import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { contrast } from '#src/lib/colour.ts';
import { valueAt } from '#src/lib/template.ts';
import { BRAND_FILES, BRAND_FOLDER } from '#src/site/brand-files.ts';
import { type Brand, brandSchema, type Typefaces } from '#src/site/brand-schema.ts';
import { TONE_NAMES } from '#src/site/tones.ts';
import { CUT_FILES, CUT_RECORD, type CutRecord, cutRecordOf, fontsFolderOf } from '#src/site/typeface-files.ts';
import type { Problem } from './finding.ts';
import type { ProjectFiles } from './project-files.ts';
import { dataOf, type Entry } from './read.ts';

/** The contrast that WCAG 2.2 and the RGAA ask of text, and of lines and shapes that say something. */
const TEXT = 4.5;
const SHAPE = 3;

/** A colour and those that it is read or seen upon; it is named first where two are too near. */
type Row = readonly [changed: string, others: readonly string[], least: number];

const BOOK: readonly Row[] = [
  ['ink', ['paper', 'sheet', 'marginWash', 'ruling'], TEXT],
  ['inkSoft', ['paper', 'sheet', 'marginWash'], TEXT],
  ['inkDeep', ['paper', 'sheet', 'marginWash', 'selection'], TEXT],
  ['marginDeep', ['paper', 'sheet', 'marginWash'], TEXT],
  ['margin', ['paper', 'sheet', 'marginWash'], SHAPE],
];

/** The sections of ink, whose ground is another on a slate, and the fields of forms. */
const INK: readonly Row[] = [
  ['palette.inkSoftOnInk', ['palette.ink', 'slate.band'], TEXT],
  ['palette.marginOnInk', ['palette.ink', 'slate.band'], TEXT],
  ['palette.margin', ['palette.ink'], SHAPE],
  ['slate.band', ['slate.ink'], TEXT],
  ['slate.band', ['slate.margin'], SHAPE],
  ['palette.fieldLine', ['palette.sheet', 'slate.sheet'], SHAPE],
];

const toneRows = (book: string, tone: string): Row[] => [
  [`${tone}.deep`, [`${tone}.wash`, `${book}.paper`, `${book}.sheet`], TEXT],
  [`${book}.inkSoft`, [`${tone}.wash`], TEXT],
  [`${book}.marginDeep`, [`${tone}.wash`], TEXT],
  [`${tone}.wash`, [`${book}.ink`], TEXT],
  [`${tone}.fill`, [`${book}.ink`], TEXT],
];

const themeRows = (book: string, tones: string): Row[] => [
  ...BOOK.map(([changed, others, least]): Row => [
    `${book}.${changed}`,
    others.map((other) => `${book}.${other}`),
    least,
  ]),
  ...TONE_NAMES.flatMap((tone) => toneRows(book, `${tones}.${tone}`)),
];

const ROWS: readonly Row[] = [...themeRows('palette', 'tones'), ...themeRows('slate', 'slateTones'), ...INK];

/** Cut, not rounded: 4,49 is not enough. */
const spoken = (ratio: number): string => (Math.floor(ratio * 100) / 100).toString().replace('.', ',');

const BRAND = `${CONTENT}/brand.yaml`;

/** Colours that are too near for a text to be read, or a line to be seen: of each, the worst pair. */
function colourProblems(brand: Brand): Problem[] {
  const valueOf = (field: string): string => String(valueAt(brand, field.split('.')));
  const near = ROWS.flatMap(([changed, others, least]) =>
    others.map((other) => ({ changed, other, least, ratio: contrast(valueOf(changed), valueOf(other)) })),
  )
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => other.ratio - one.ratio);
  return [...new Map(near.map((pair) => [pair.changed, pair])).values()].map(({ changed, other, least, ratio }) => ({
    file: BRAND,
    field: changed,
    found: `« ${valueOf(changed)} », avec « ${valueOf(other)} » (${other}) : un contraste de ${spoken(ratio)} pour 1`,
    allowed: `${spoken(least)} pour 1 au moins, pour que l’un se ${least === TEXT ? 'lise' : 'voie'} sur l’autre`,
    mend: 'éclaircissez l’une de ces deux couleurs, ou foncez l’autre',
  }));
}

/** Whether an object has these values, and maybe others. */
const hasAll = (object: object, values: object): boolean => isDeepStrictEqual({ ...object, ...values }, object);

const isOf = ({ heading, text }: CutRecord, named: Typefaces): boolean =>
  hasAll(heading, named.heading) && hasAll(text, named.text);

/** Typefaces that are named, and of which `npm run fonts` has not cut the files that pages load. */
function typefaceProblems(files: ProjectFiles, named: Typefaces): Problem[] {
  const folder = fontsFolderOf(named);
  const path = `${folder}/${CUT_RECORD}`;
  const record = files.has(path) ? cutRecordOf(files.read(path)) : undefined;
  if (record && isOf(record, named) && CUT_FILES.every((name) => files.has(`${folder}/${name}`))) return [];
  return [
    {
      file: BRAND,
      field: 'typefaces',
      found: `${named.heading.font} et ${named.text.font}, dont les pages n’ont pas encore les fichiers`,
      allowed: `les fichiers que « npm run fonts » tire de ces polices, dans ${folder}`,
      mend: 'lancez « npm run fonts », et enregistrez les fichiers qu’elle écrit',
    },
  ];
}

/** Brand drawings that are missing or are not pictures. `favicon.ico` has its own check. */
const drawingProblems = (files: ProjectFiles): Problem[] =>
  BRAND_FILES.flatMap((name): Problem[] => {
    const file = `${BRAND_FOLDER}/${name}`;
    if (!files.has(file)) {
      const words = { found: 'aucun fichier de ce nom', allowed: 'ce dessin de votre marque' };
      return [{ file, field: '', ...words, mend: 'déposez-le dans ce dossier' }];
    }
    const problem = name.endsWith('.ico') ? undefined : pictureProblem(name, files.bytes(file));
    return problem === undefined ? [] : [{ file, field: '', ...problem }];
  });

/** Colours that are too near to each other, and drawings and typefaces that are missing. */
export function brandProblems(files: ProjectFiles, entries: readonly Entry[]): Problem[] {
  const { data: brand } = brandSchema.safeParse(dataOf(entries, 'brand.yaml'));
  const ofColours = brand === undefined ? [] : colourProblems(brand);
  const ofTypefaces = brand?.typefaces === undefined ? [] : typefaceProblems(files, brand.typefaces);
  return [...ofColours, ...drawingProblems(files), ...ofTypefaces];
}
