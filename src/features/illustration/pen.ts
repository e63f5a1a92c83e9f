export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of the thinnest line: `tidy(12.345)` is `12.3`. */
export const tidy = (value: number): number => Math.round(value * 10) / 10 || 0;

const at = (...values: number[]): string => values.map(tidy).join(' ').replaceAll(' -', '-');

/** Path data whose numbers are rounded: ``path`M${1 / 3} 0h${20}` `` is `M0.3 0h20`. */
export const path = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => (typeof value === 'number' ? tidy(value) : value)));

export const box = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}h${-width}z`;

export const softBox = (x: number, y: number, width: number, height: number, radius: number): string => {
  const corner = (dx: number, dy: number): string => path`a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return (
    path`M${x + radius} ${y}h${across}` +
    corner(radius, radius) +
    path`v${down}` +
    corner(-radius, radius) +
    path`h${-across}` +
    corner(-radius, -radius) +
    path`v${-down}` +
    corner(radius, -radius) +
    'z'
  );
};

export const circle = (x: number, y: number, radius: number): string =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

const cubic = (one: Point, two: Point, end: Point): string => `C${at(...one, ...two, ...end)}`;

/** Horizontal strokes that stand for text: one per length. */
export const textLines = (x: number, y: number, step: number, lengths: readonly number[]): string =>
  lengths.map((length, index) => path`M${x} ${y + index * step}h${length}`).join('');

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * distance, y + ((toY - y) / length) * distance];
};

/** How the hand turns: a rounded corner of that radius, or (`loop`) past the corner and back round, as in ⌘. */
export type Turn = { at: Point; radius?: number; loop?: number };

/** One stroke through the points, turning at each as told; it starts at the first and stops at the last. */
export const handLine = (turns: readonly Turn[]): string =>
  turns
    .map((turn, index) => {
      const before = turns[index - 1]?.at;
      const after = turns[index + 1]?.at;
      if (before === undefined) return `M${at(...turn.at)}`;
      if (after === undefined) return `L${at(...turn.at)}`;
      if (turn.loop !== undefined) {
        const past = towards(turn.at, before, -turn.loop);
        const back = towards(turn.at, after, -turn.loop);
        return `L${at(...turn.at)}${cubic(past, back, turn.at)}`;
      }
      const radius = turn.radius ?? 8;
      if (radius === 0) return `L${at(...turn.at)}`;
      const start = towards(turn.at, before, radius);
      const end = towards(turn.at, after, radius);
      return `L${at(...start)}Q${at(...turn.at, ...end)}`;
    })
    .join('');
