import { box, circle, path, softBox, textLines } from '../pen.ts';
import { lengths, type Random } from '../random.ts';
import { FOOT, standingFrame, type Sketch } from '../sketch.ts';
import { cursiveRow } from '../stroke.ts';

export const drawSpreadsheet = (random: Random): Sketch => {
  const columns = random.whole(4, 6);
  const rows = random.whole(5, 6);
  const [cell, step] = [192 / columns, 138 / rows];
  const [left, top, right] = [FOOT, -step * rows, FOOT + 192];
  const across = Array.from({ length: rows - 1 }, (_, row) => path`M${left} ${top + (row + 1) * step}H${right}`);
  const down = Array.from({ length: columns - 1 }, (_, column) => path`M${left + (column + 1) * cell} ${top}V0`);
  const cellAt = (column: number, row: number, span = 1): string =>
    box(left + column * cell, top + row * step, cell * span, step);
  const bars = (column: number): string =>
    Array.from({ length: rows - 1 }, (_, row) =>
      box(left + column * cell, top + (row + 1.22) * step, cell * random.between(0.6, 2.6), step * 0.56),
    ).join('');
  const heat = (): string =>
    Array.from({ length: rows * columns }, (_, index) =>
      index >= columns && random.chance(0.42) ? cellAt(index % columns, Math.floor(index / columns)) : '',
    ).join('');
  const column = random.whole(1, columns - 2);
  const chosen = random.whole(1, rows - 3);
  const block = (): string => [0, 1, 2].map((row) => cellAt(column, chosen + row, 2)).join('');
  const tone = random.pick([bars, heat, block])(Math.max(1, columns - 3));
  const [x, y] = [left + (column - (random.chance(0.5) ? 1 : 0)) * cell, top + chosen * step];
  return {
    width: 192 + 2 * FOOT,
    stroke: standingFrame({ width: 192 + 2 * FOOT, height: -top, loop: random.pick(['left', 'right', 'both']) }),
    ink: `M${left} 0H${right}${across.join('')}${down.join('')}`,
    tone: tone + box(left, top, 192, step),
    paper: box(left, top, 192, -top),
    accent: path`${box(x, y, cell * 2, step * 2)}`,
    accentFill: box(x + cell * 2 - 4, y + step * 2 - 4, 8, 8),
    company: ['sum', 'arrow', 'pencil', 'ruler', 'mug'],
  };
};

const drawSheet = (random: Random, x: number, width: number, height: number): { ink: string; tone: string } => {
  const inside = width - 40;
  const picture = random.chance(0.5);
  const count = picture ? 3 : 6;
  const start = -height + (picture ? 96 : 52);
  return {
    ink:
      path`M${x + width - 26} ${-height}v26h26M${x + 20} ${-height + 26}h${random.between(34, inside - 30)}` +
      textLines(x + 20, start, 16, lengths(random, count, inside * 0.62, inside)),
    tone: picture ? box(x + 20, -height + 42, inside, 38) : box(x + 20, start + 22, inside, 20),
  };
};

export const drawDocument = (random: Random): Sketch => {
  const [width, height] = [128, 160];
  const double = random.chance(0.55);
  const all = double ? 238 : width + 2 * FOOT;
  const first = drawSheet(random, FOOT, width, height);
  const short = random.between(96, 124);
  const behind = double
    ? path`M${FOOT + width} ${-short}h82v${short}` +
      textLines(FOOT + width + 16, 22 - short, 15, lengths(random, Math.floor((short - 34) / 15), 34, 52))
    : '';
  const wavy = path`M${FOOT + 20} -16q4-7 8 0t8 0 8 0 8 0 8 0 8 0`;
  const right = double ? FOOT + width : all - FOOT;
  const corner = `M0 0H2Q${FOOT} 0 ${FOOT}-12V-${height}`;
  const loop = `C${FOOT}-${height + 26} ${FOOT - 26}-${height} ${FOOT}-${height}`;
  return {
    width: all,
    stroke: `${corner}${loop}H${right - 26}L${right}-${height - 26}V-12Q${right} 0 ${right + 12} 0H${all}`,
    ink: `M${FOOT} 0H${all - FOOT}${first.ink}${behind}`,
    tone: double
      ? first.tone + path`M${FOOT + width} ${-short}h82v${short}h-82z`
      : first.tone + path`M${right - 26} ${-height}v26h26z`,
    paper:
      path`M${FOOT} 0V${-height}H${right - 26}L${right} ${26 - height}V0z` +
      (double ? box(FOOT + width, -short, 82, short) : ''),
    accent: wavy,
    company: ['pencil', 'ink', 'check', 'sheet'],
  };
};

const pie = (x: number, y: number, radius: number, angle: number): { ink: string; tone: string } => {
  const end = path`${x + radius * Math.sin(angle)} ${y - radius * Math.cos(angle)}`;
  const large = angle > Math.PI ? 1 : 0;
  return {
    ink: `${circle(x, y, radius)}M${x} ${y - radius}V${y}L${end}`,
    tone: `M${x} ${y}V${y - radius}A${radius} ${radius} 0 ${large} 1 ${end}z`,
  };
};

const slideChart = (random: Random): { ink: string; tone: string } => {
  if (random.chance(0.45)) return pie(76, -98, 32, random.between(1.2, 4.4));
  const heights = lengths(random, 4, 18, 66);
  const bars = heights.map((height, index) => box(42 + index * 20, -66 - height, 13, height)).join('');
  return { ink: `${bars}M36-66h84`, tone: bars };
};

export const drawSlides = (random: Random): Sketch => {
  const [width, top] = [224, -166];
  const chart = slideChart(random);
  const points = lengths(random, random.whole(2, 4), 34, 56);
  const lean = random.between(22, 34);
  const inner = `M${FOOT + 4} ${top}H${width - FOOT - 4}`;
  return {
    width,
    // The stroke stands the board up on its left leg and comes down by the right one.
    stroke: path`M0 0L${FOOT + lean} -44H${FOOT + 6}Q${FOOT} -44 ${FOOT} -50V${top}C${FOOT} ${top - 26} ${FOOT - 26} ${top} ${FOOT} ${top}H${width - FOOT - 8}Q${width - FOOT} ${top} ${width - FOOT} ${top + 8}V-50Q${width - FOOT} -44 ${width - FOOT - 6} -44H${width - FOOT - lean}L${width} 0`,
    ink: `${inner}M${FOOT + lean}-44H${width - FOOT - lean}M${width / 2}-44V0M${width / 2} ${top}v-12${chart.ink}M136-140h${random.whole(24, 50)}${textLines(142, -118, 18, points)}${points.map((_, index) => circle(134, -118 + index * 18, 1)).join('')}`,
    tone: chart.tone + box(FOOT, top, width - 2 * FOOT, 14),
    paper: box(FOOT, top, width - 2 * FOOT, -44 - top),
    accent: path`M136 -140h${24}`,
    company: ['arrow', 'pencil', 'lens', 'mug', 'plane'],
  };
};

export const drawCalendar = (random: Random): Sketch => {
  const [columns, rows] = [random.pick([5, 7]), 4];
  const [cell, step, left, top] = [182 / columns, 26, FOOT, -140];
  const width = 182 + 2 * FOOT;
  const day = (column: number, row: number): [number, number] => [left + column * cell, top + 36 + row * step];
  const run = random.whole(1, columns - 3);
  const week = random.whole(0, rows - 2);
  const marked = [0, 1, 2]
    .slice(0, random.whole(2, 3))
    .map((offset) => box(...day(run + offset, week), cell, step))
    .join('');
  const across = [1, 2, 3].map((row) => path`M${left} ${top + 36 + row * step}h182`).join('');
  const down = Array.from(
    { length: columns - 1 },
    (_, index) => path`M${left + (index + 1) * cell} ${top + 36}V0`,
  ).join('');
  const [ringX, ringY] = day(random.whole(1, columns - 2), week + 2 < rows ? week + 2 : rows - 1);
  const [middleX, middleY, reach] = [ringX + cell / 2, ringY + step / 2, Math.max(16, cell / 2)];
  const rings = [0.18, 0.5, 0.82].map((share) => path`M${left + 182 * share} ${top + 10}v-26`).join('');
  return {
    width,
    stroke: standingFrame({ width, height: -top, loop: random.pick(['none', 'right', 'left']) }),
    ink: `M${left} 0h182M${left} ${top + 36}h182${across}${down}${rings}`,
    tone: marked + box(left, top, 182, 36),
    paper: box(left, top, 182, -top),
    // A circle closed by hand runs past its beginning.
    accent: path`M${middleX + reach * 0.5} ${middleY - 17}c${-reach * 1.8} -8 ${-reach * 2.2} 30 ${-reach * 0.4} 31s${reach * 2} -22 ${reach * 0.4} -32`,
    company: ['pencil', 'check', 'mug', 'dots'],
  };
};

export const drawCertificate = (random: Random): Sketch => {
  const [width, height] = [228, random.whole(136, 150)];
  const right = random.chance(0.5);
  const x = right ? width - FOOT - 46 : FOOT + 46;
  const textLeft = right ? FOOT + 24 : FOOT + 88;
  const petals = random.pick([8, 10, 12]);
  const rosette = Array.from({ length: petals }, (_, index) => {
    const turn = (index * 2 * Math.PI) / petals;
    const next = ((index + 1) * 2 * Math.PI) / petals;
    const start = index === 0 ? path`M${x + 24} -52` : '';
    return (
      start +
      path`Q${x + 33 * Math.cos((turn + next) / 2)} ${-52 + 33 * Math.sin((turn + next) / 2)} ${x + 24 * Math.cos(next)} ${-52 + 24 * Math.sin(next)}`
    );
  }).join('');
  const name = cursiveRow(
    { x: textLeft, y: -height + 62 },
    { width: 88, height: 20, loops: random.whole(4, 7), seed: String(random.between(0, 1)) },
  );
  return {
    width,
    stroke: standingFrame({ width, height, loop: 'both' }),
    ink: `M${FOOT} 0H${width - FOOT}${softBox(FOOT + 9, -height + 9, width - 2 * FOOT - 18, height - 18, 2)}${rosette}z${name}${textLines(textLeft, -height + 84, 14, lengths(random, 2, 54, 86))}${path`M${textLeft} ${-height + 32}h54M${x - 13} -28l-6 38 14 -9 5 -1 6 1 14 9 -6 -38`}`,
    tone: `${rosette}z`,
    paper: box(FOOT, -height, width - 2 * FOOT, height) + path`M${x - 13} -28l-6 38 14-9 5-1 6 1 14 9-6-38z`,
    accent: path`M${x - 9} -52l6 7 12 -14`,
    company: ['pencil', 'ink', 'check'],
  };
};
