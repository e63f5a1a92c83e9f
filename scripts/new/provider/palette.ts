import type { Brand } from '../../../src/site/brand-schema.ts';
import { nearColours } from '../../../src/content-model/brand-problems.ts';
import { oklchOf, shownOklch } from './oklch.ts';

/** The two colours that a provider chooses. */
export type Chosen = { ink: string; margin: string };

/** Of the ink’s hue, and of the margin’s; tones keep theirs. */
const OF_MARGIN = new Set(['margin', 'marginDeep', 'marginWash', 'selection', 'marginOnInk', 'caret']);

/** The fields that nobody may change: a provider has chosen them. */
const CHOSEN = new Set(['palette.ink', 'palette.margin']);

const STEP = 0.015;
const MOST_STEPS = 80;

/** The colours of a book in the hue of another ink or margin, as light and as strong as they were. */
function inHues<Book extends Readonly<Record<string, string>>>(book: Book, { ink, margin }: Chosen): Book {
  const [inkColour, marginColour] = [oklchOf(ink), oklchOf(margin)];
  const entries = Object.entries(book).map(([name, colour]) => {
    const { hue, chroma } = OF_MARGIN.has(name) ? marginColour : inkColour;
    const { lightness, chroma: usual } = oklchOf(colour);
    return [name, shownOklch({ lightness, hue, chroma: Math.min(usual, chroma) })];
  });
  return Object.fromEntries(entries) as Book;
}

/** A brand with one of its colours a step lighter or darker: `palette.inkSoft` darker, `slate.inkSoft` lighter. */
function stepped(brand: Brand, path: string): Brand {
  const [group = '', ...names] = path.split('.');
  const isLighter = group.startsWith('slate')
    ? !/\.(wash|fill|band|marginWash)$/.test(path)
    : /OnInk$|wash$|fill$/.test(path);
  const step = (colour: string): string => {
    const { lightness, ...rest } = oklchOf(colour);
    return shownOklch({ ...rest, lightness: Math.min(1, Math.max(0, lightness + (isLighter ? STEP : -STEP))) });
  };
  const change = (value: unknown, rest: readonly string[]): unknown => {
    const [name, ...below] = rest;
    if (name === undefined) return typeof value === 'string' ? step(value) : value;
    const parts = value as Record<string, unknown>;
    return { ...parts, [name]: change(parts[name], below) };
  };
  return change(brand, [group, ...names]) as Brand;
}

/**
 * The colours of a brand, made from two: those of `base` in their hues, each moved until what is read on it can be read.
 * Problems that only the two themselves could mend are left to be said.
 */
export function brandFrom<Base extends Brand>(base: Base, chosen: Chosen): Base {
  const { palette, slate } = base;
  let brand: Base = {
    ...base,
    palette: { ...inHues(palette, chosen), ink: chosen.ink, margin: chosen.margin },
    slate: inHues(slate, chosen),
  };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [field] = nearColours(brand).flatMap((near) => (CHOSEN.has(near.field) ? [] : [near.field]));
    if (field === undefined) break;
    brand = { ...brand, ...stepped(brand, field) };
  }
  return brand;
}

const FINE_STEP = 0.005;

/** The colours of the same hue around one, the nearest first. */
function around(colour: string): string[] {
  const { lightness, ...rest } = oklchOf(colour);
  return Array.from({ length: MOST_STEPS }, (_, index) => (index + 1) * FINE_STEP)
    .flatMap((far) => [lightness + far, lightness - far])
    .filter((other) => other > 0 && other < 1)
    .map((other) => shownOklch({ ...rest, lightness: other }));
}

const isReadable = (base: Brand, chosen: Chosen): boolean => nearColours(brandFrom(base, chosen)).length === 0;

/** The margin nearest to the wished one that goes with an ink: of its own hue, or else of the usual one. */
export function marginFor(base: Brand, { ink, margin }: Chosen): string | undefined {
  const near = [margin, ...around(margin), ...around(base.palette.margin)];
  return near.find((other) => isReadable(base, { ink, margin: other }));
}

/** Why an ink makes no brand, whatever margin is drawn beside it, and one near to it that would. */
export function inkProblem(base: Brand, ink: string): string | undefined {
  const { margin } = base.palette;
  if (marginFor(base, { ink, margin }) !== undefined) return undefined;
  const other = around(ink).find((near) => isReadable(base, { ink: near, margin }));
  const example = other && ` Par exemple ${other}.`;
  return `Trop claire\u00a0: aucun trait de marge ne se verrait à la fois sur elle et sur le papier. Foncez-la.${example ?? ''}`;
}

/** Why two colours make no brand, and the margin that would do beside the ink. */
export function chosenProblem(base: Brand, chosen: Chosen): string | undefined {
  const [problem] = nearColours(brandFrom(base, chosen));
  if (problem === undefined) return undefined;
  const other = marginFor(base, chosen);
  const example = other && ` Par exemple ${other}.`;
  return `${problem.found}\u202f; attendu\u00a0: ${problem.allowed}.${example ?? ''}`;
}
