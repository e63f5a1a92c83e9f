import { converter, formatHex, wcagContrast, wcagLuminance } from 'culori';

export const TONE_LABELS = { blue: 'Bleu', green: 'Vert', purple: 'Violet', pink: 'Rose', grey: 'Gris' } as const;

export type Tone = keyof typeof TONE_LABELS;

export const TONE_NAMES = Object.keys(TONE_LABELS) as Tone[];

type Base = 'ink' | 'margin' | 'paper';
type Theme =
  Base | 'sheet' | 'ruling' | 'rulingStrong' | 'inkSoft' | 'inkDeep' | 'marginDeep' | 'marginWash' | 'selection';
type OnLight = 'inkSoftOnInk' | 'marginOnInk' | 'rulingOnInk' | 'caret' | 'fieldLine' | 'underline';
type Tones = Record<Tone, Record<'fill' | 'wash' | 'deep', string>>;

type ThreeColours = Readonly<Record<Base, string>>;

type Colours = {
  palette: Record<Theme | OnLight, string>;
  tones: Tones;
  slate: Record<Theme | 'band', string>;
  slateTones: Tones;
};

/** The minimum contrast of text, and of lines and shapes with a meaning (WCAG 2.2, RGAA). */
const TEXT = 4.5;
const SHAPE = 3;

type Pair = readonly [colour: string, other: string, minimum: number];

const pairs = (colour: string, minimum: number, others: readonly string[]): Pair[] =>
  others.map((other) => [colour, other, minimum]);

const tonePairs = (theme: string, tone: string): Pair[] => [
  ...pairs(`${tone}.deep`, TEXT, [`${tone}.wash`, `${theme}.paper`, `${theme}.sheet`]),
  ...pairs(`${tone}.wash`, TEXT, [`${theme}.ink`, `${theme}.inkSoft`, `${theme}.marginDeep`]),
  [`${tone}.fill`, `${theme}.ink`, TEXT],
];

function themePairs(theme: string, tones: string): Pair[] {
  const backgrounds = ['paper', 'sheet', 'marginWash'].map((name) => `${theme}.${name}`);
  return [
    ...pairs(`${theme}.ink`, TEXT, [...backgrounds, `${theme}.ruling`]),
    ...pairs(`${theme}.inkSoft`, TEXT, backgrounds),
    ...pairs(`${theme}.inkDeep`, TEXT, [...backgrounds, `${theme}.selection`]),
    ...pairs(`${theme}.marginDeep`, TEXT, backgrounds),
    ...pairs(`${theme}.margin`, SHAPE, backgrounds),
    ...TONE_NAMES.flatMap((tone) => tonePairs(theme, `${tones}.${tone}`)),
  ];
}

export const PAIRS: readonly Pair[] = [
  ...themePairs('palette', 'tones'),
  ...themePairs('slate', 'slateTones'),
  // These pairs are for ink sections, whose background on dark pages is `slate.band`, and for form fields.
  ...pairs('palette.inkSoftOnInk', TEXT, ['palette.ink', 'slate.band']),
  ...pairs('palette.marginOnInk', TEXT, ['palette.ink', 'slate.band']),
  ...pairs('palette.caret', SHAPE, ['palette.ink']),
  ...pairs('palette.margin', SHAPE, ['palette.ink']),
  ...pairs('slate.band', TEXT, ['slate.ink']),
  ...pairs('slate.band', SHAPE, ['slate.margin']),
  ...pairs('palette.fieldLine', SHAPE, ['palette.sheet', 'slate.sheet']),
  // The colour `margin` lies between ink and background and needs a contrast of 3 with each, so ink and background need
  // a contrast of 3 × 3 = 9. The last 0.5 leaves room for rounding.
  ...pairs('palette.ink', 9.5, ['palette.paper', 'palette.marginWash']),
  ...pairs('palette.paper', 15, ['#000000']),
];

/** A colour, the colour whose hue it takes, its lightness, and its highest chroma (OKLCH). */
type Recipe = readonly [colour: string, source: string, lightness?: number, chroma?: number];

const TONE_SOURCES: Record<Tone, string> = {
  blue: '#2b5fa8',
  green: '#2a7351',
  purple: '#6a4ba3',
  pink: '#a83e66',
  grey: '#5e5a52',
};

const toneRecipes = (group: string, name: string, lightness?: number, chroma?: number): Recipe[] =>
  TONE_NAMES.map((tone) => [`${group}.${tone}.${name}`, TONE_SOURCES[tone], lightness, chroma]);

/**
 * The order matters: each colour is shifted until it contrasts with the earlier colours that `PAIRS` names. A colour
 * without a lightness starts as its source.
 */
const RECIPES: readonly Recipe[] = [
  ['palette.paper', 'paper'],
  ['palette.sheet', 'paper', 0.994, 0.006],
  ['palette.ruling', 'ink', 0.915, 0.018],
  ['palette.rulingStrong', 'ink', 0.865, 0.03],
  ['palette.marginWash', 'margin', 0.949, 0.023],
  ...toneRecipes('tones', 'fill', 0.87, 0.05),
  ...toneRecipes('tones', 'wash', 0.947, 0.021),
  ['palette.ink', 'ink'],
  ['palette.inkSoft', 'ink', 0.455, 0.06],
  ['palette.inkDeep', 'ink', 0.24, 0.07],
  ['palette.margin', 'margin'],
  ['palette.marginDeep', 'margin', 0.5, 0.17],
  ['palette.selection', 'margin', 0.905, 0.045],
  ...toneRecipes('tones', 'deep'),
  ['slate.paper', 'ink', 0.262, 0.015],
  ['slate.sheet', 'ink', 0.307, 0.018],
  ['slate.ruling', 'ink', 0.367, 0.022],
  ['slate.rulingStrong', 'ink', 0.45, 0.028],
  ['slate.marginWash', 'margin', 0.336, 0.03],
  ...toneRecipes('slateTones', 'fill', 0.456, 0.075),
  ...toneRecipes('slateTones', 'wash', 0.336, 0.04),
  ['slate.ink', 'paper', 0.955, 0.018],
  ['slate.inkSoft', 'paper', 0.829, 0.015],
  ['slate.inkDeep', 'paper', 1, 0],
  ['slate.margin', 'margin', 0.75, 0.155],
  ['slate.marginDeep', 'margin', 0.81, 0.115],
  ['slate.selection', 'margin', 0.46, 0.11],
  ['slate.band', 'ink', 0.345, 0.096],
  ...toneRecipes('slateTones', 'deep', 0.84, 0.075),
  ['palette.inkSoftOnInk', 'ink', 0.893, 0.027],
  ['palette.marginOnInk', 'margin', 0.837, 0.094],
  ['palette.rulingOnInk', 'ink', 0.49, 0.084],
  ['palette.caret', 'margin', 0.73, 0.187],
  ['palette.fieldLine', 'ink', 0.615, 0.055],
  ['palette.underline', 'ink', 0.735, 0.057],
];

const oklchOf = converter('oklch');

const STEP = 0.005;
/** The luminance that contrasts as much with black as with white. */
const MIDDLE = 0.18;

function contrasting(source: string, start?: number, maxChroma = Infinity, others: readonly [string, number][] = []) {
  const { l, c, h } = oklchOf(source) ?? { l: 0, c: 0 };
  const shade = (lightness: number) => formatHex({ mode: 'oklch', l: lightness, c: Math.min(c, maxChroma), h });
  let lightness = start ?? l;
  let colour = start === undefined ? source : shade(start);
  for (let count = 0; count < 1 / STEP; count++) {
    const clash = others.find(([other, minimum]) => wcagContrast(colour, other) < minimum);
    if (clash === undefined) return colour;
    lightness += wcagLuminance(clash[0]) > MIDDLE ? -STEP : STEP;
    colour = shade(lightness);
  }
  return colour;
}

const isBase = (name: string): name is Base => ['ink', 'margin', 'paper'].includes(name);

export function coloursByPath(three: ThreeColours): Map<string, string> {
  const colours = new Map<string, string>([['#000000', '#000000']]);
  for (const [path, source, lightness, chroma] of RECIPES) {
    const others = PAIRS.flatMap(([one, other, minimum]): [string, number][] => {
      const known = one === path ? colours.get(other) : other === path ? colours.get(one) : undefined;
      return known === undefined ? [] : [[known, minimum]];
    });
    colours.set(path, contrasting(isBase(source) ? three[source] : source, lightness, chroma, others));
  }
  return colours;
}

export function coloursOf(three: ThreeColours): Colours {
  const colours: Record<string, Record<string, unknown>> = {};
  for (const [path, colour] of coloursByPath(three)) {
    const [group = '', name = '', shadeName] = path.split('.');
    const names = (colours[group] ??= {});
    names[name] = shadeName === undefined ? colour : { ...(names[name] as object | undefined), [shadeName]: colour };
  }
  return colours as Colours;
}
