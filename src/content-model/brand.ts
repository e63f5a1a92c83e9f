import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { contrast } from '#src/lib/colour.ts';
import { BRAND_FILES, BRAND_FOLDER } from '#src/site/brand-files.ts';
import { type Brand, brandSchema, type Typefaces } from '#src/site/brand-schema.ts';
import { TONE_LABELS, TONE_NAMES } from '#src/site/tones.ts';
import { CUT_FILES, CUT_RECORD, type CutRecord, cutRecordOf, fontsFolderOf } from '#src/site/fonts.ts';
import type { Problem } from './finding.ts';
import type { ProjectFiles } from './project-files.ts';
import { dataOf, type Entry } from './read.ts';

type Colour = { field: string; name: string; value: string };

/** Two colours, one read or seen upon the other. `changed` is the one that is named first where they are too near. */
type Pair = { changed: Colour; other: Colour; least: number };

/** The contrast that WCAG 2.2 and the RGAA ask of text, and of lines and shapes that say something. */
const TEXT = 4.5;
const SHAPE = 3;

type Book = Brand['slate'];
type Name = Exclude<keyof Book, 'band'>;
type Themed = { group: 'palette' | 'slate'; tones: 'tones' | 'slateTones'; note: string };

const THEMES: readonly Themed[] = [
  { group: 'palette', tones: 'tones', note: '' },
  { group: 'slate', tones: 'slateTones', note: ' (ardoise)' },
];

/** Symmetric: what is read on ink is ink that is read. */
const BOOK_PAIRS: readonly (readonly [changed: Name, others: readonly Name[], least: number])[] = [
  ['ink', ['paper', 'sheet', 'marginWash', 'ruling'], TEXT],
  ['inkSoft', ['paper', 'sheet', 'marginWash'], TEXT],
  ['inkDeep', ['paper', 'sheet', 'marginWash', 'selection'], TEXT],
  ['marginDeep', ['paper', 'sheet', 'marginWash'], TEXT],
  ['margin', ['paper', 'sheet', 'marginWash'], SHAPE],
];

const { palette: paletteSchema, slate: slateSchema } = brandSchema.shape;

function themePairs(brand: Brand, { group, tones, note }: Themed): Pair[] {
  const colour = (name: Name): Colour => ({
    field: `${group}.${name}`,
    name: (slateSchema.shape[name].meta()?.title ?? name) + note,
    value: brand[group][name],
  });
  const upon = (changed: Colour, others: readonly Name[], least: number): Pair[] =>
    others.map((other) => ({ changed, other: colour(other), least }));
  return [
    ...BOOK_PAIRS.flatMap(([changed, others, least]) => upon(colour(changed), others, least)),
    ...TONE_NAMES.flatMap((tone) => {
      const part = (name: 'fill' | 'wash' | 'deep', said: string): Colour => ({
        field: `${tones}.${tone}.${name}`,
        name: `${said} de la teinte ${TONE_LABELS[tone]}${note}`,
        value: brand[tones][tone][name],
      });
      const [fill, wash, deep] = [part('fill', 'Aplat'), part('wash', 'Fond'), part('deep', 'Texte')];
      return [
        { changed: deep, other: wash, least: TEXT },
        ...upon(deep, ['paper', 'sheet'], TEXT),
        { changed: colour('inkSoft'), other: wash, least: TEXT },
        { changed: colour('marginDeep'), other: wash, least: TEXT },
        ...upon(wash, ['ink'], TEXT),
        ...upon(fill, ['ink'], TEXT),
      ];
    }),
  ];
}

/** The sections of ink, whose ground is another on a slate, and the fields of forms. */
function inkPairs({ palette, slate }: Brand): Pair[] {
  const of = (name: keyof Brand['palette']): Colour => ({
    field: `palette.${name}`,
    name: paletteSchema.shape[name].meta()?.title ?? name,
    value: palette[name],
  });
  const onSlate = (name: keyof Book): Colour => ({
    field: `slate.${name}`,
    name: `${slateSchema.shape[name].meta()?.title ?? name} (ardoise)`,
    value: slate[name],
  });
  return [
    ...[of('ink'), onSlate('band')].flatMap((other) => [
      { changed: of('inkSoftOnInk'), other, least: TEXT },
      { changed: of('marginOnInk'), other, least: TEXT },
    ]),
    { changed: of('margin'), other: of('ink'), least: SHAPE },
    { changed: onSlate('band'), other: onSlate('ink'), least: TEXT },
    { changed: onSlate('band'), other: onSlate('margin'), least: SHAPE },
    { changed: of('fieldLine'), other: of('sheet'), least: SHAPE },
    { changed: of('fieldLine'), other: onSlate('sheet'), least: SHAPE },
  ];
}

/** Cut, not rounded: 4,49 is not enough. */
const spoken = (ratio: number): string => (Math.floor(ratio * 100) / 100).toString().replace('.', ',');

type Near = Pair & { ratio: number };

/** Colours of a brand that are too near for a text to be read, or a line to be seen: of each, the worst. */
function nearPairs(brand: Brand): Near[] {
  const near = [...THEMES.flatMap((theme) => themePairs(brand, theme)), ...inkPairs(brand)]
    .map((pair) => ({ ...pair, ratio: contrast(pair.changed.value, pair.other.value) }))
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => other.ratio - one.ratio);
  return [...new Map(near.map((pair) => [pair.changed.field, pair])).values()];
}

const BRAND = `${CONTENT}/brand.yaml`;

const colourProblems = (brand: Brand): Problem[] =>
  nearPairs(brand).map(({ changed, other, least, ratio }) => ({
    file: BRAND,
    field: changed.field,
    found: `${changed.name}, « ${changed.value} », avec ${other.name}, « ${other.value} » : un contraste de ${spoken(ratio)} pour 1`,
    allowed: `${spoken(least)} pour 1 au moins, pour que l’un se ${least === TEXT ? 'lise' : 'voie'} sur l’autre`,
    mend: 'éclaircissez l’une de ces deux couleurs, ou foncez l’autre',
  }));

const CUT = 'lancez « npm run fonts », et enregistrez les fichiers qu’elle écrit';

/** The first bytes of a file of each kind, in hexadecimal. */
const SIGNATURES: Readonly<Record<string, string>> = { woff2: '774f4632', ttf: '00010000' };

const isTypeface = (file: string, bytes: Buffer): boolean =>
  bytes.toString('hex', 0, 4) === SIGNATURES[file.replace(/^.*\./, '')];

const isOf = (record: CutRecord, { heading, text }: Typefaces): boolean =>
  record.heading.font === heading.font &&
  record.heading.weight === heading.weight &&
  record.heading.serif === heading.serif &&
  record.text.font === text.font &&
  record.text.serif === text.serif;

/** The typefaces that are named and not in the content: pages load what `npm run fonts` made of them. */
function typefaceProblems(files: ProjectFiles, named: Typefaces): Problem[] {
  const folder = fontsFolderOf(named);
  const lost = (['heading', 'text'] as const)
    .map((role) => ({ field: `typefaces.${role}.font`, font: named[role].font }))
    .filter(({ font }) => font.startsWith('fonts/') && !files.has(`${BRAND_FOLDER}/${font}`))
    .map(({ field, font }) => ({
      file: BRAND,
      field,
      found: `${font}, où il n’y a pas de fichier`,
      allowed: `un fichier de ${folder}, ou le nom d’un paquet`,
      mend: 'déposez ce fichier, ou corrigez son nom',
    }));
  if (lost.length > 0) return lost;
  const path = `${folder}/${CUT_RECORD}`;
  const record = files.has(path) ? cutRecordOf(files.read(path)) : undefined;
  if (record === undefined || !isOf(record, named))
    return [
      {
        file: BRAND,
        field: 'typefaces',
        found:
          record === undefined
            ? 'des polices dont les fichiers ne sont pas encore tirés'
            : `${named.heading.font} et ${named.text.font}, quand ${folder} a été tiré de ${record.heading.font} et de ${record.text.font}, ou dans une autre graisse`,
        allowed: 'les polices que les pages chargent',
        mend: CUT,
      },
    ];
  return CUT_FILES.map((name) => `${folder}/${name}`).flatMap((file): Problem[] => {
    const isThere = files.has(file);
    if (isThere && isTypeface(file, files.bytes(file))) return [];
    const found = isThere ? 'un fichier qui n’est pas une police' : 'aucun fichier de ce nom';
    return [{ file, field: '', found, allowed: 'une police tirée pour les pages', mend: CUT }];
  });
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
