import { randomFrom, type Random } from './random.ts';

/** One decimal is a tenth of the thinnest line: `tidy(12.345)` is `12.3`. */
export const tidy = (value: number): number => Math.round(value * 10) / 10 || 0;

type StrokeOptions = { width: number; height: number; loops: number; seed: string };

type Loop = { advance: number; reach: number; height: number; slant: number };

const QUARTER = Math.PI / 2;
/** Bézier handle of a quarter of a circle, as a share of its radius. */
const HANDLE = 0.5523;

const position = (loop: Loop, turn: number): readonly [number, number] => [
  (loop.advance * turn) / (4 * QUARTER) +
    loop.reach * Math.sin(turn) +
    (loop.slant * loop.height * (1 - Math.cos(turn))) / 2,
  (-loop.height * (1 - Math.cos(turn))) / 2,
];

const heading = (loop: Loop, turn: number): readonly [number, number] => [
  loop.advance / (4 * QUARTER) + loop.reach * Math.cos(turn) + (loop.slant * loop.height * Math.sin(turn)) / 2,
  (-loop.height * Math.sin(turn)) / 2,
];

/** One letter of the practice row, up on the right, round to the left, down to the line. */
const writeLoop = (loop: Loop): string =>
  [0, 1, 2, 3]
    .map((quarter) => {
      const [fromX, fromY] = position(loop, quarter * QUARTER);
      const [toX, toY] = position(loop, (quarter + 1) * QUARTER);
      const [outX, outY] = heading(loop, quarter * QUARTER);
      const [inX, inY] = heading(loop, (quarter + 1) * QUARTER);
      const first = [outX * HANDLE, outY * HANDLE];
      const second = [toX - fromX - inX * HANDLE, toY - fromY - inY * HANDLE];
      return `c${[...first, ...second, toX - fromX, toY - fromY].map(tidy).join(' ').replaceAll(' -', '-')}`;
    })
    .join('');

/** Heights of the letters as shares of the tallest: rows of e, of l, or the two in turn. */
const writeRow = (random: Random, loops: number): number[] => {
  const small = random.between(0.4, 0.55);
  const row = random.pick(['l', 'le', 'lee', 'eel', 'ell', 'rise', 'fall', 'swell']);
  const heightAt = (index: number): number => {
    const share = loops > 1 ? index / (loops - 1) : 1;
    if (row === 'rise') return small + (1 - small) * share;
    if (row === 'fall') return 1 - (1 - small) * share;
    if (row === 'swell') return small + (1 - small) * Math.sin(share * Math.PI);
    return row[index % row.length] === 'e' ? small : 1;
  };
  return Array.from({ length: loops }, (_, index) => heightAt(index));
};

type Place = { x: number; y: number };

/**
 * The row of joined loops that a child writes to learn the hand, as the `d` of one path: it starts at the place, on the
 * line, and ends `width` further.
 */
export const cursiveRow = ({ x, y }: Place, { width, height, loops, seed }: StrokeOptions): string => {
  const random = randomFrom(`stroke ${seed}`);
  const heights = writeRow(random, loops);
  const slant = random.between(0.12, 0.3);
  const plump = random.between(0.36, 0.46);
  const advances = heights.map((share) => 0.7 + 0.3 * share);
  const lead = 0.55;
  const unit = width / (advances.reduce((sum, advance) => sum + advance, 0) + 2 * lead);
  const row = heights.map((share, index): string => {
    const advance = unit * (advances[index] ?? 1);
    return writeLoop({
      advance,
      reach: Math.min(advance * plump, height * share * 0.5),
      height: height * share,
      slant,
    });
  });
  return `M${tidy(x)} ${tidy(y)}h${tidy(unit * lead)}${row.join('')}H${tidy(x + width)}`;
};
