import { box, circle, path, type Point } from '../pen.ts';
import type { Random } from '../random.ts';
import { FOOT, type Sketch } from '../sketch.ts';

export const drawDatabase = (random: Random): Sketch => {
  const slices = random.whole(3, 4);
  const step = slices === 3 ? 42 : 34;
  const [across, rise] = [random.whole(108, 124), 15];
  const top = -slices * step - rise;
  const flip = random.chance(0.5);
  const width = across + 126;
  const left = flip ? 112 : FOOT;
  const right = left + across;
  const half = across / 2;
  const arc = (y: number): string => path`M${left} ${y}A${half} ${rise} 0 0 0 ${right} ${y}`;
  const lit = random.whole(0, slices - 1);
  const slice = path`M${left} ${top + lit * step}A${half} ${rise} 0 0 0 ${right} ${top + lit * step}v${step}A${half} ${rise} 0 0 1 ${left} ${top + (lit + 1) * step}z`;
  const tableX = flip ? FOOT : right + 28;
  const tableY = -random.between(88, 116);
  const rows = random.whole(3, 4);
  const table =
    box(tableX, tableY, 66, rows * 18) +
    Array.from({ length: rows - 1 }, (_, row) => path`M${tableX} ${tableY + (row + 1) * 18}h66`).join('');
  const [fromX, toX] = flip ? [tableX + 66, left] : [right, tableX];
  const linkY = tableY + 27;
  const foot = -rise;
  return {
    width,
    stroke: path`M0 0H${left - 12}Q${left} 0 ${left} -12V${top}A${half} ${rise} 0 0 1 ${right} ${top}V-12Q${right} 0 ${right + 12} 0H${width}`,
    ink: path`${Array.from({ length: slices }, (_, index) => arc(top + index * step)).join('')}M${left} ${foot}A${half} ${rise - 1} 0 0 0 ${right} ${foot}${table}M${fromX} ${linkY}H${toX}M${tableX + 22} ${tableY}v${rows * 18}`,
    tone: slice + box(tableX, tableY, 66, 18),
    paper: path`M${left} ${foot}V${top}A${half} ${rise} 0 0 1 ${right} ${top}V${foot}A${half} ${rise} 0 0 1 ${left} ${foot}z${box(tableX, tableY, 66, rows * 18)}`,
    accentFill: circle(fromX, linkY, 5) + circle(toX, linkY, 5),
    company: ['key', 'sum', 'lens'],
  };
};

export const drawChart = (random: Random): Sketch => {
  const width = random.whole(224, 256);
  const count = random.whole(4, 7);
  const pitch = (width - 44) / count;
  const trend = random.pick([1, 1, -0.4, 0.3]);
  const tops = Array.from({ length: count }, (_, index): Point => {
    const share = index / (count - 1);
    const height = 62 + 52 * trend * (share - 0.3) + random.between(-16, 20);
    return [22 + pitch * (index + 0.5), -Math.max(26, height)];
  });
  const bars = tops.map(([x, y]) => box(x - pitch * 0.34, y, pitch * 0.68, -y));
  const filled = random.chance(0.5) ? bars : bars.filter((_, index) => index >= count - 2 || index === 1);
  const above = tops.map(([x, y]): Point => [x, y - random.between(20, 38)]);
  const curve = above
    .map(([x, y], index) => {
      const [fromX, fromY] = above[index - 1] ?? [0, 0];
      const middle = (fromX + x) / 2;
      return path`C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  const [lastX, lastY] = above.at(-1) ?? [width, 0];
  const high = above.reduce((best, point) => (point[1] < best[1] ? point : best), [lastX, lastY]);
  return {
    width,
    // The row of loops becomes the curve of the chart.
    stroke: path`M0 0${curve}C${lastX + 26} ${lastY} ${width - 26} 0 ${width} 0`,
    ink: path`M0 0H${width}${bars.join('')}`,
    tone: filled.join(''),
    paper: bars.join(''),
    accentFill: circle(high[0], high[1], 6),
    company: ['sum', 'lens', 'pencil', 'ruler'],
  };
};

const pile = (x: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const y = -8 - index * 13;
    return path`M${x - 28} ${y}v8a28 7 0 0 0 56 0v-8`;
  }).join('') + path`M${x - 28} ${-8 - (count - 1) * 13}a28 7 0 1 1 56 0a28 7 0 1 1 -56 0`;

const pileTone = (x: number, count: number): string => {
  const y = -8 - (count - 1) * 13;
  return path`M${x - 28} ${y}a28 7 0 0 1 56 0V0a28 7 0 0 1 -56 0z`;
};

export const drawFunding = (random: Random): Sketch => {
  const piles = 3;
  const width = 246;
  const rising = random.chance(0.7);
  const base = Array.from(
    { length: piles },
    (_, index) => 2 + (rising ? index : piles - 1 - index) * 2 + random.whole(0, 1),
  );
  const places = base.map((count, index) => ({ x: 56 + index * 68, count }));
  const lit = places[random.whole(0, piles - 1)] ?? { x: 56, count: 2 };
  const tallest = places.reduce((best, place) => (place.count > best.count ? place : best), lit);
  const [coinX, coinY] = [tallest.x, -8 - tallest.count * 13 - 44];
  const other = places.reduce((best, place) => (place.count < best.count ? place : best), lit);
  const steps = places.map(({ x, count }) => [x, -count * 13 - 22] as const);
  const curve = steps
    .map(([x, y], index) => {
      const [fromX, fromY] = steps[index - 1] ?? [4, 0];
      const middle = (fromX + x) / 2;
      return path`C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  const [lastX, lastY] = steps.at(-1) ?? [0, 0];
  return {
    width,
    stroke: path`M0 0H4${curve}C${lastX + 34} ${lastY} ${width - 22} 0 ${width} 0`,
    ink: path`M4 0H${width}`,
    tone: '',
    paper: '',
    nodes: {
      outline: places.map(({ x, count }) => pile(x, count)).join('') + circle(coinX, coinY, 26),
      tone: pileTone(lit.x, lit.count) + (lit === other ? circle(coinX, coinY, 26) : ''),
    },
    // The sign of the euro, in three strokes.
    accent: path`M${coinX + 10} ${coinY - 10}c-16 -9 -23 1 -23 10s7 19 23 10M${coinX - 18} ${coinY - 4}h17m-17 8h17`,
    company: ['check', 'sheet', 'coin', 'pencil'],
  };
};
