import { type Brand, brandSchema } from '#src/site/brand-schema.ts';
import { TONE_LABELS, TONE_NAMES } from '#src/site/tones.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { contrast } from '#src/lib/colour.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import { readData } from './content-source.ts';
import type { ContentProblem } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

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

type Problem = Omit<ContentProblem, 'file'>;

const problemOf = ({ changed, other, least, ratio }: Near): Problem => ({
  field: changed.field,
  found: `${changed.name}, « ${changed.value} », avec ${other.name}, « ${other.value} » : un contraste de ${spoken(ratio)} pour 1`,
  allowed: `${spoken(least)} pour 1 au moins, pour que l’un se ${least === TEXT ? 'lise' : 'voie'} sur l’autre`,
  mend: 'éclaircissez l’une de ces deux couleurs, ou foncez l’autre',
});

/** With so many others too near to it, a colour is at fault itself. */
const MANY = 4;

/** The same, as somebody reads it who has changed one colour: a paper that is too dark is said once, not of every text on it. */
function colourProblems(brand: Brand): Problem[] {
  const pairs = nearPairs(brand);
  const atFault = [...Map.groupBy(pairs, ({ other }) => other.field)].filter(([, near]) => near.length >= MANY);
  const isSaid = ({ field }: Colour): boolean => atFault.some(([fault]) => fault === field);
  return [
    ...atFault.flatMap(([, near]): Problem[] => {
      const [worst] = near.toSorted((one, other) => one.ratio - other.ratio);
      if (worst === undefined) return [];
      const { changed, other } = worst;
      return [
        {
          ...problemOf({ ...worst, changed: other, other: changed }),
          mend: `changez ${other.name}\u00a0: ${near.length} couleurs en sont trop proches`,
        },
      ];
    }),
    ...pairs.filter(({ changed, other }) => !isSaid(changed) && !isSaid(other)).map(problemOf),
  ];
}

/** The same, of `content/brand.yaml`. */
export function brandProblems(files: ProjectFiles): ContentProblem[] {
  const { data: brand } = withNormalizedInput(brandSchema).safeParse(readData(files, 'brand.yaml'));
  // A file that is missing or wrong is a problem of its own.
  return brand === undefined ? [] : colourProblems(brand).map((near) => ({ file: `${CONTENT}/brand.yaml`, ...near }));
}
