import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandSchema } from './brand-schema.ts';
import { coloursByPath, PAIRS } from './palette.ts';

const brandOf = (ink: string, margin: string, paper: string, overrides = {}) =>
  brandSchema.parse({ palette: { ink, margin, paper }, overrides });

const OURS = ['#1e2756', '#d9412b', '#fbf7ee'] as const;

test('derives readable colours from any ink, margin and paper', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#808080'] as const;
  const clashes = ([ink, margin, paper]: readonly [string, string, string]) => {
    const colours = coloursByPath(brandOf(ink, margin, paper));
    return PAIRS.filter(
      ([one, other, minimum]) => wcagContrast(colours.get(one) ?? '', colours.get(other) ?? '') < minimum,
    );
  };
  fc.assert(
    fc.property(fc.tuple(colour, colour, colour), (three) => {
      expect(clashes(three)).toEqual([]);
    }),
    { numRuns: 60, examples: [[OURS], ...extremes.map((one): [[string, string, string]] => [[one, one, one]])] },
  );
});

test('keeps readable brand colours, and derives other colours for another brand', () => {
  const ours = coloursByPath(brandOf(...OURS));
  expect(['ink', 'margin', 'paper'].map((name) => ours.get(`palette.${name}`))).toEqual(OURS);
  const theirs = coloursByPath(brandOf('#7a1f2b', '#1e7fa8', '#f4f6fb'));
  const shared = [...ours].filter(([path, colour]) => theirs.get(path) === colour && !path.includes('ones.'));
  expect(shared).toEqual([
    ['#000000', '#000000'],
    ['slate.inkDeep', '#ffffff'],
  ]);
});
