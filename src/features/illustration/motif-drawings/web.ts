import { box, circle, path, softBox } from '../pen.ts';
import type { Random } from '../random.ts';
import { FOOT, standingFrame, type Sketch } from '../sketch.ts';

/** The arrow of a mouse, its tip on the point. */
const pointer = (x: number, y: number): string => path`M${x} ${y}v27l6 -6 5 12 7 -3 -5 -11h9z`;

type CodeLines = { ink: string; tone: string; caret: string };

const codeLines = (random: Random, left: number, top: number, count: number): CodeLines => {
  const indents = [0, 1, 1, 2, 2, 1, 0];
  const shift = random.whole(0, 1);
  const rows = Array.from({ length: count }, (_, row) => {
    const x = left + (indents[row + shift] ?? 0) * 16;
    const first = random.between(18, 36);
    const second = random.between(22, 58);
    const y = top + row * 20;
    return { x, y, first, second };
  });
  const last = random.pick([rows.at(-1), rows.at(-2)]);
  return {
    ink: rows.map(({ x, y, first, second }) => path`M${x} ${y}h${first}m12 0h${second}`).join(''),
    tone: rows

      .filter(() => random.chance(0.6))
      .map(({ x, y, first, second }) => softBox(x + first + 5, y - 8, second + 14, 16, 8))
      .join(''),
    caret: last ? path`M${last.x + last.first + last.second + 20} ${last.y - 10}v20` : '',
  };
};

const drawBraces = (random: Random): Sketch => {
  const width = random.whole(226, 250);
  const height = random.whole(140, 160);
  const middle = -height / 2;
  const lines = codeLines(random, 66, middle - 40, 5);
  // The stroke curls back at the foot of the first brace, and comes down the second to go on.
  const left = path`M0 0H42C58 0 58 -14 48 -14C34 -14 34 -34 34 ${middle + 26}C34 ${middle + 8} 28 ${middle} 10 ${middle}C28 ${middle} 34 ${middle - 8} 34 ${middle - 26}C34 ${30 - height} 34 ${-height} 58 ${-height}`;
  const right = path`M${width - 58} ${-height}C${width - 34} ${-height} ${width - 34} ${30 - height} ${width - 34} ${middle - 26}C${width - 34} ${middle - 8} ${width - 28} ${middle} ${width - 10} ${middle}C${width - 28} ${middle} ${width - 34} ${middle + 8} ${width - 34} ${middle + 26}C${width - 34} -34 ${width - 34} -14 ${width - 48} -14C${width - 58} -14 ${width - 58} 0 ${width - 42} 0H${width}`;
  return {
    width,
    stroke: left + right,
    ink: lines.ink,
    tone: lines.tone,
    paper: box(36, -height, width - 72, height - 8),
    accent: lines.caret,
    company: ['arrow', 'mug', 'key'],
  };
};

const drawEditor = (random: Random): Sketch => {
  const [width, height] = [230, 152];
  const lines = codeLines(random, 74, -108, 5);
  const gutter = [0, 1, 2, 3, 4].map((row) => path`M34 ${-108 + row * 20}h6`).join('');
  return {
    width,
    stroke: standingFrame({ width, height, loop: random.pick(['left', 'right']) }),
    ink: path`M${FOOT} 0H${width - FOOT}M${FOOT} ${-height + 24}H${width - FOOT}M54 ${-height + 24}V0${circle(32, -height + 12, 2)}${circle(44, -height + 12, 2)}${gutter}${lines.ink}`,
    tone: box(FOOT, -height + 24, 40, height - 24) + lines.tone,
    paper: box(FOOT, -height, width - 2 * FOOT, height),
    accent: lines.caret,
    company: ['braces', 'mug', 'arrow', 'key'],
  };
};

export const drawCode = (random: Random): Sketch => (random.chance(0.55) ? drawBraces(random) : drawEditor(random));

const BLOCKS: readonly [readonly number[][], ...(readonly number[][])[]] = [
  [
    [0, 0, 1, 0.45],
    [0, 0.55, 0.3, 0.45],
    [0.35, 0.55, 0.3, 0.45],
    [0.7, 0.55, 0.3, 0.45],
  ],
  [
    [0, 0, 0.55, 0.62],
    [0.62, 0, 0.38, 0.28],
    [0.62, 0.36, 0.38, 0.26],
    [0, 0.72, 1, 0.28],
  ],
  [
    [0, 0, 0.28, 1],
    [0.35, 0, 0.65, 0.4],
    [0.35, 0.5, 0.3, 0.5],
    [0.7, 0.5, 0.3, 0.5],
  ],
  [
    [0, 0, 1, 0.22],
    [0, 0.32, 0.46, 0.68],
    [0.54, 0.32, 0.46, 0.3],
    [0.54, 0.72, 0.46, 0.28],
  ],
];

export const drawWebPage = (random: Random): Sketch => {
  const [width, height] = [random.whole(218, 246), random.whole(146, 160)];
  const [left, top] = [FOOT + 14, -height + 40];
  const [inner, tall] = [width - 2 * FOOT - 28, height - 54];
  const blocks = random
    .pick(BLOCKS)
    .map(([x = 0, y = 0, w = 0, h = 0]) => box(left + x * inner, top + y * tall, w * inner, h * tall));
  const filled = random.whole(0, blocks.length - 1);
  const crossed = blocks[(filled + 1) % blocks.length] ?? '';
  return {
    width,
    stroke: standingFrame({ width, height, loop: random.pick(['left', 'right', 'none']) }),
    ink: path`M${FOOT} 0H${width - FOOT}M${FOOT} ${-height + 26}H${width - FOOT}${[0, 1, 2].map((dot) => circle(30 + dot * 12, -height + 13, 2)).join('')}M74 ${-height + 13}h${random.between(50, width - 120)}${blocks.join('')}`,
    tone: `${blocks[filled] ?? ''}${random.chance(0.5) ? crossed : ''}`,
    paper: box(FOOT, -height, width - 2 * FOOT, height),
    accentFill: pointer(left + inner * random.between(0.35, 0.8), top + tall * random.between(0.3, 0.6)),
    company: ['arrow', 'braces', 'lens', 'pencil'],
  };
};

export const drawPicture = (random: Random): Sketch => {
  const [width, height] = [random.whole(212, 240), random.whole(136, 156)];
  const [left, right] = [FOOT, width - FOOT];
  const peak = random.between(0.28, 0.45);
  const second = random.between(0.62, 0.8);
  const at = (share: number): number => left + (right - left) * share;
  const [first, dip, last] = [random.between(78, 100), random.between(30, 44), random.between(56, 82)];
  const ridge = path`M${left} -26L${at(peak)} ${-first}L${at((peak + second) / 2)} ${-dip}L${at(second)} ${-last}L${right} -22`;
  const sun = peak < 0.36 ? at(0.78) : at(0.14);
  const tip = [at(peak), -first] as const;
  return {
    width,
    stroke: standingFrame({ width, height, loop: random.pick(['left', 'right', 'both']) }),
    // The handles of a curve tool hold the summit.
    ink: path`M${left} 0H${right}${ridge}M${tip[0] - 44} ${tip[1] - 12}L${tip[0] + 44} ${tip[1] + 12}${circle(tip[0] - 44, tip[1] - 12, 4)}${circle(tip[0] + 44, tip[1] + 12, 4)}`,
    tone: `${ridge}V0H${left}z${random.chance(0.5) ? circle(sun, -height + 34, 14) : ''}`,
    paper: box(left, -height, right - left, height),
    accentFill: box(tip[0] - 5, tip[1] - 5, 10, 10),
    company: ['pencil', 'arrow', 'lens'],
  };
};
