import { box, circle, path, softBox, textLines } from '../pen.ts';
import type { Random } from '../random.ts';
import { FOOT, type Sketch } from '../sketch.ts';
import { cursiveRow } from '../stroke.ts';

/** Turns a pen drawn upright, its nib at the origin, and sets the nib on the line. */
const leaning =
  (lean: number, tip: number) =>
  (x: number, y: number): string =>
    path`${tip + x * Math.cos(lean) - y * Math.sin(lean)} ${x * Math.sin(lean) + y * Math.cos(lean)}`;

export const drawPen = (random: Random): Sketch => {
  const width = random.whole(216, 240);
  const tip = random.between(0.5, 0.62) * width;
  const lean = random.between(0.45, 0.68);
  const at = leaning(lean, tip);
  const isFountainPen = random.chance(0.6);
  const nib = `M${at(0, 0)}L${at(-14, -36)}C${at(-17, -46)} ${at(-12, -54)} ${at(-11, -62)}L${at(11, -62)}C${at(12, -54)} ${at(17, -46)} ${at(14, -36)}z`;
  const lead = `M${at(0, 0)}L${at(-13, -42)}L${at(13, -42)}z`;
  const barrel = isFountainPen
    ? `M${at(-13, -62)}L${at(13, -62)}L${at(16, -92)}L${at(13, -178)}L${at(-13, -178)}L${at(-16, -92)}z`
    : `M${at(-13, -42)}L${at(13, -42)}L${at(13, -184)}L${at(-13, -184)}z`;
  const details = isFountainPen
    ? `M${at(0, -30)}L${at(0, -4)}M${at(-16, -92)}L${at(16, -92)}M${at(13, -160)}L${at(21, -150)}L${at(20, -108)}`
    : `M${at(-4, -42)}L${at(-4, -184)}M${at(4, -42)}L${at(4, -184)}M${at(-13, -164)}L${at(13, -164)}`;
  const written = cursiveRow(
    { x: 0, y: 0 },
    { width: tip, height: random.between(40, 56), loops: random.whole(3, 4), seed: String(lean) },
  );
  const rows = Array.from({ length: random.whole(2, 4) }, () => random.between(44, tip * 0.85));
  return {
    width,
    stroke: written,
    endsHere: true,
    ink: textLines(6, -66 - rows.length * 18, 18, rows),
    tone: '',
    paper: '',
    nodes: { outline: (isFountainPen ? nib : lead) + barrel, tone: barrel },
    overNodes: details,
    accentFill: isFountainPen
      ? circle(tip + 34 * Math.sin(lean), -34 * Math.cos(lean), 4.5)
      : `M${at(0, 0)}L${at(-4.5, -15)}L${at(4.5, -15)}z`,
    company: ['ink', 'sheet', 'ruler', 'check'],
  };
};

const drawLamp = (x: number, facing: 1 | -1): string =>
  path`M${x - 20} 0q0 -9 20 -9t20 9M${x} -9L${x - facing * 16} -66L${x + facing * 8} -116M${x + facing * 2} -122l${facing * 14} -10 ${facing * 28} 34 ${-facing * 46} 8z`;

const drawPlant = (x: number): string =>
  path`M${x - 17} -34h34l-5 34h-24zM${x} -34c-4 -24 -22 -26 -26 -46 18 2 28 18 26 46c-2 -34 6 -48 22 -60 4 26 -6 44 -22 60`;

const drawBooks = (x: number, random: Random): string => {
  let y = 0;
  return Array.from({ length: random.whole(3, 4) }, () => {
    const [height, length] = [14, random.between(48, 60)];
    y -= height;
    return path`${box(x - length / 2, y, length, height)}M${x - length / 2 + 8} ${y}v${height}`;
  }).join('');
};

const drawMug = (x: number): string =>
  path`M${x - 13} -34h26V-8q0 8 -8 8h-10q-8 0 -8 -8zM${x + 13} -27h5q6 0 6 7t-6 7h-5M${x - 5} -44q-4 -5 0 -10M${x + 5} -44q-4 -5 0 -10`;

export const drawDesk = (random: Random): Sketch => {
  const width = 268;
  const flip = random.chance(0.5);
  const [screen, height] = [146, random.whole(94, 104)];
  const left = flip ? width - FOOT - screen - 6 : FOOT + 6;
  const right = left + screen;
  const side = flip ? FOOT + 40 : width - FOOT - 40;
  const thing = random.whole(0, 3);
  const beside = [drawLamp(side, flip ? 1 : -1), drawPlant(side), drawBooks(side, random), drawMug(side)][thing] ?? '';
  const filledThing =
    [
      path`M${side - 20} 0q0 -9 20 -9t20 9z`,
      path`M${side - 17} -34h34l-5 34h-24z`,
      box(side - 24, -28, 48, 14),
      path`M${side - 13} -34h26V-8q0 8 -8 8h-10q-8 0 -8 -8z`,
    ][thing] ?? '';
  const rows = Array.from({ length: 4 }, () => random.between(20, 42));
  const bars = [0, 1, 2].map((index) => box(right - 66 + index * 15, -34, 9, -random.between(12, 44))).join('');
  const onWall =
    thing === 0
      ? ''
      : random.pick([
          path`${circle(side, -128, 22)}M${side} -142v14l9 6`,
          path`${box(side - 26, -150, 52, 40)}M${side - 26} -122l16 -14 12 10 8 -6 16 14`,
          path`${box(side - 24, -146, 20, 20)}${box(side + 2, -138, 22, 22)}`,
        ]);
  return {
    width,
    stroke: path`M0 0H${left - 12}Q${left + 10} 0 ${left + 10} -16V${-height}C${left + 10} ${-height - 26} ${left - 16} ${-height} ${left + 10} ${-height}H${right - 18}Q${right - 10} ${-height} ${right - 10} ${-height + 8}V-16Q${right - 10} 0 ${right + 12} 0H${width}`,
    ink: path`M0 0H${width}M${left - 6} -10H${right + 6}${textLines(left + 26, -height + 20, 15, rows)}${bars}${beside}${onWall}M${left - 6} -10q0 10 10 10M${right + 6} -10q0 10 -10 10`,
    tone: box(left + 10, -height, screen - 20, height - 10) + filledThing,
    paper: box(left + 10, -height, screen - 20, height - 10),
    accent: path`M${left + 32 + (rows[3] ?? 40)} ${-height + 58}v14`,
    company: ['mug', 'pencil', 'sheet'],
  };
};

export const drawCompass = (random: Random): Sketch => {
  const [width, radius] = [188, random.whole(66, 74)];
  const [x, y] = [width / 2, -radius - 6];
  const heading = random.between(-0.9, 0.9);
  const at = (distance: number, turn: number): string =>
    path`${x + distance * Math.sin(heading + turn)} ${y - distance * Math.cos(heading + turn)}`;
  const quarter = Math.PI / 2;
  const long = radius - 20;
  const north = `M${at(long, 0)}L${at(11, quarter)}L${at(11, -quarter)}z`;
  const south = `M${at(-long, 0)}L${at(11, quarter)}L${at(11, -quarter)}z`;
  const ticks = random.pick([8, 12, 16]);
  const marks = Array.from({ length: ticks }, (_, index) => {
    const turn = (index * 2 * Math.PI) / ticks;
    const inner = radius - (index % (ticks / 4) === 0 ? 12 : 6);
    return path`M${x + radius * Math.sin(turn)} ${y - radius * Math.cos(turn)}L${x + inner * Math.sin(turn)} ${y - inner * Math.cos(turn)}`;
  }).join('');
  const half = random.chance(0.5)
    ? path`M${x} ${y - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}z`
    : path`M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0z`;
  return {
    width,
    // The stroke rolls once round the case, as round the body of an a.
    stroke: path`M0 0H${x}A${radius + 6} ${radius + 6} 0 0 0 ${x} ${y - radius - 6}A${radius + 6} ${radius + 6} 0 0 0 ${x} 0H${width}`,
    ink: `${marks}${south}${path`${softBox(x - 8, y - radius - 20, 16, 14, 3)}${circle(x, y - radius - 28, 8)}`}`,
    tone: half,
    paper: circle(x, y, radius + 6),
    accentFill: north,
    overNodes: north,
    company: ['arrow', 'pencil', 'key', 'ruler'],
  };
};
