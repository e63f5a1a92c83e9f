import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coloursByPath, PAIRS } from './palette.ts';

const OURS = { ink: '#1e2756', margin: '#d9412b', paper: '#fbf7ee' };

test('derives readable colours from any ink, margin and paper', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#808080'] as const;
  const clashes = (three: typeof OURS) => {
    const colours = coloursByPath(three);
    return PAIRS.filter(
      ([one, other, minimum]) => wcagContrast(colours.get(one) ?? '', colours.get(other) ?? '') < minimum,
    );
  };
  fc.assert(
    fc.property(fc.record({ ink: colour, margin: colour, paper: colour }), (three) => {
      expect(clashes(three)).toEqual([]);
    }),
    {
      numRuns: 60,
      examples: [[OURS], ...extremes.map((one): [typeof OURS] => [{ ink: one, margin: one, paper: one }])],
    },
  );
});

test('keeps readable brand colours, and derives other colours for another brand', () => {
  const ours = coloursByPath(OURS);
  for (const [name, colour] of Object.entries(OURS)) expect(ours.get(`palette.${name}`)).toBe(colour);
  const theirs = coloursByPath({ ink: '#7a1f2b', margin: '#1e7fa8', paper: '#f4f6fb' });
  const shared = [...ours].filter(([path, colour]) => theirs.get(path) === colour && !path.includes('ones.'));
  expect(shared).toEqual([
    ['#000000', '#000000'],
    ['slate.inkDeep', '#ffffff'],
  ]);
});
