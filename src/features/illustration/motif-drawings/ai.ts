import { box, circle, path, softBox, textLines, type Point } from '../pen.ts';
import { lengths, type Random } from '../random.ts';
import { FOOT, type Sketch, standingFrame } from '../sketch.ts';
import { cursiveRow } from '../stroke.ts';

type Answer = { x: number; y: number; width: number; rows: number };

/** The machine's answer: a text, a list, a table or a chart. */
const drawAnswer = (random: Random, { x, y, width, rows }: Answer): string => {
  const text = (from: number): string =>
    textLines(x + from, y + 24, 16, lengths(random, rows, width * 0.3, width - from - 24));
  const tall = rows * 16 + 2;
  const marks = Array.from({ length: rows }, (_, row) => path`M${x + 18} ${y + 23 + row * 16}l4 4 7 -8`).join('');
  const table =
    box(x + 20, y + 16, width - 40, tall) +
    Array.from(
      { length: rows - 1 },
      (_, row) => path`M${x + 20} ${y + 16 + ((row + 1) * tall) / rows}h${width - 40}`,
    ).join('') +
    path`M${x + width / 2} ${y + 16}v${tall}`;
  const bars = lengths(random, 5, tall * 0.3, tall)
    .map((height, bar) => box(x + 24 + (bar * (width - 44)) / 5, y + 16 + tall - height, (width - 44) / 8, height))
    .join('');
  return random.pick([text(20), marks + text(42), table, bars]);
};

export const drawPrompt = (random: Random): Sketch => {
  const [width, tall] = [random.whole(236, 258), 62];
  const rows = random.whole(2, 4);
  const answer = 34 + rows * 16;
  const fromRight = random.chance(0.5);
  const bubble = random.between(124, 164);
  const x = fromRight ? width - FOOT - bubble : FOOT;
  const top = -tall - 20 - answer;
  const written = random.between(70, 120);
  const row = cursiveRow(
    { x: FOOT + 40, y: -22 },
    { width: written, height: random.between(20, 28), loops: random.whole(4, 7), seed: String(written) },
  );
  const tail = fromRight
    ? path`M${x + bubble - 34} ${top + answer}v12l16 -12`
    : path`M${x + 18} ${top + answer}l0 12 16 -12`;
  return {
    width,
    stroke: standingFrame({ width, height: tall }),
    ink: path`M${FOOT} 0H${width - FOOT}M${FOOT + 14} -42l11 11 -11 11${row}${softBox(x, top, bubble, answer, 12)}${tail}${drawAnswer(random, { x, y: top, width: bubble, rows })}`,
    tone: softBox(x, top, bubble, answer, 12),
    paper: box(FOOT, -tall, width - 2 * FOOT, tall) + softBox(x, top, bubble, answer, 12),
    accent: path`M${FOOT + 52 + written} -46v30`,
    company: ['arrow', 'dots', 'pencil', 'lens'],
  };
};

export const drawNeurons = (random: Random): Sketch => {
  const width = random.whole(228, 252);
  const shape = random.pick<readonly number[]>([
    [2, 4, 3],
    [3, 4, 2],
    [3, 5, 3],
    [1, 4, 4, 2],
    [2, 3, 3, 1],
  ]);
  const layers = shape.map((count, layer) =>
    Array.from({ length: count }, (_, index): Point => [
      26 + ((width - 52) * layer) / (shape.length - 1),
      -88 + (index - (count - 1) / 2) * (count > 4 ? 36 : 42),
    ]),
  );
  const all = layers.flat();
  const radius = shape.length > 3 ? 12 : 14;
  const active = all.filter(() => random.chance(0.45));
  const route = layers.map((layer): Point => random.shuffle(layer)[0] ?? [0, 0]);
  const links = layers
    .slice(1)
    .flatMap((layer, index) => layer.flatMap((to) => (layers[index] ?? []).map((from) => ({ from, to }))))
    .filter(({ from, to }) => !(route.includes(from) && route.includes(to)) && random.chance(0.72))
    .map(({ from, to }) => path`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`);
  const [firstX, firstY] = route[0] ?? [0, 0];
  const [lastX, lastY] = route.at(-1) ?? [0, 0];
  const through = route
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = route[index] ?? [0, 0];
      return path`C${(fromX + x) / 2} ${fromY} ${(fromX + x) / 2} ${y} ${x} ${y}`;
    })
    .join('');
  const [markX, markY] = route[1] ?? [0, 0];
  return {
    width,
    stroke: path`M0 0C${firstX} 0 ${firstX - 40} ${firstY} ${firstX} ${firstY}${through}C${lastX + 40} ${lastY} ${lastX} 0 ${width} 0`,
    ink: links.join(''),
    tone: '',
    paper: '',
    nodes: {
      outline: all.map(([x, y]) => circle(x, y, radius)).join(''),
      tone: active.map(([x, y]) => circle(x, y, radius)).join(''),
    },
    accentFill: circle(markX, markY, 5),
    company: ['dots', 'lens', 'pencil', 'ink'],
  };
};

const gear = (x: number, y: number, radius: number, teeth: number): string => {
  const turnAt = (index: number): number => (index * Math.PI) / teeth;
  const point = (index: number, distance: number, lean: number): string =>
    path`${x + distance * Math.cos(turnAt(index) + lean)} ${y + distance * Math.sin(turnAt(index) + lean)}`;
  const tooth = (index: number): string =>
    `L${point(2 * index, radius, -0.1)}L${point(2 * index, radius + 9, 0.02)}L${point(2 * index + 1, radius + 9, -0.02)}L${point(2 * index + 1, radius, 0.1)}`;
  return `M${Array.from({ length: teeth }, (_, index) => tooth(index))
    .join('')
    .slice(1)}z`;
};

export const drawAutomation = (random: Random): Sketch => {
  const width = 256;
  const teeth = random.whole(7, 9);
  const [x, y] = [random.between(84, 108), -random.between(70, 78)];
  const big = gear(x, y, 40, teeth) + circle(x, y, 15);
  const [boxX, high] = [width - 78, random.between(128, 140)];
  const steps = [-high, -high + 58];
  const boxes = steps.map((top) => softBox(boxX, top, 60, 34, 5)).join('');
  return {
    width,
    // In at the gear's foot, round it, then from box to box back to the line.
    stroke: path`M0 0C20 0 14 -20 14 ${y}C14 ${y - 62} ${x - 34} ${-high - 14} ${x + 10} ${-high - 14}C${x + 52} ${-high - 14} ${boxX - 40} ${-high + 17} ${boxX} ${-high + 17}M${boxX + 30} ${-high + 34}V${-high + 58}M${boxX + 30} ${-high + 92}V-18Q${boxX + 30} 0 ${boxX + 48} 0H${width}`,
    ink: path`M0 0H${boxX + 40}M${boxX + 22} ${-high + 49}l8 9 8 -9M${boxX - 9} ${-high + 9}l9 8 -9 8${textLines(boxX + 14, -high + 17, 58, [random.between(16, 32), random.between(16, 32)])}`,
    tone: '',
    paper: '',
    nodes: {
      outline: big + boxes,
      tone: big + (random.chance(0.5) ? softBox(boxX, -high + 58, 60, 34, 5) : softBox(boxX, -high, 60, 34, 5)),
    },
    accentFill: circle(x, y, 5),
    company: ['arrow', 'check', 'plane', 'at'],
  };
};
