import { box, circle, path, softBox, type Point } from '../pen.ts';
import type { Random } from '../random.ts';
import { FOOT, standingFrame, type Sketch } from '../sketch.ts';

/** A smooth line through the points, level at each of them. */
const wave = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index - 1] ?? [x, y];
      const middle = (fromX + x) / 2;
      return index === 0 ? path`M${x} ${y}` : path`C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    })
    .join('');

export const drawNetwork = (random: Random): Sketch => {
  const width = random.whole(230, 262);
  const count = random.whole(4, 5);
  const low = Array.from({ length: count }, (_, index): Point => [
    22 + ((width - 44) * index) / (count - 1),
    index % 2 === 0 ? -random.between(30, 56) : -random.between(92, 140),
  ]);
  const high: Point = [width * random.between(0.4, 0.6), -random.between(160, 174)];
  const links = low
    .filter((_, index) => index % 2 === 1)
    .map(([x, y]) => path`M${high[0]} ${high[1]}L${x} ${y}`)
    .join('');
  const cross = low
    .slice(2)
    .map(([x, y], index) => path`M${x} ${y}L${low[index]?.[0] ?? 0} ${low[index]?.[1] ?? 0}`)
    .join('');
  const nodes = low.map(([x, y], index) => (index % 2 === 0 ? circle(x, y, 15) : softBox(x - 17, y - 13, 34, 26, 4)));
  const top = softBox(high[0] - 24, high[1] - 13, 48, 26, 5);
  const shown = random.whole(0, count - 1);
  const [markX, markY] = low[(shown + 1) % count] ?? high;
  return {
    width,
    stroke: wave([[0, 0], ...low, [width, 0]]),
    ink: links + cross,
    tone: '',
    paper: '',
    nodes: { outline: nodes.join('') + top, tone: (nodes[shown] ?? '') + top },
    accentFill: circle(markX, markY, 5),
    company: ['key', 'lock', 'sheet', 'mug'],
  };
};

export const drawServer = (random: Random): Sketch => {
  const units = random.whole(3, 4);
  const step = units === 3 ? 46 : 38;
  const [width, height] = [random.whole(150, 176), units * step];
  const lit = random.whole(0, units - 1);
  const rows = Array.from({ length: units }, (_, unit) => {
    const y = -height + unit * step;
    const slots = random.whole(2, 4);
    const across = Array.from(
      { length: slots },
      (_slot, slot) => path`M${width - FOOT - 16 - slot * 12} ${y + step / 2 - 7}v14`,
    ).join('');
    return path`${unit > 0 ? path`M${FOOT} ${y}H${width - FOOT}` : ''}${circle(FOOT + 18, y + step / 2, 5)}M${FOOT + 34} ${y + step / 2}h${random.between(18, 40)}${across}`;
  }).join('');
  const cable = random.chance(0.5);
  const side = path`M${width - FOOT} ${-step * 1.5}c46 0 50 ${step * 0.8} 22 ${step * 0.8}s-14 ${-step * 0.7} 12 ${-step * 0.7}S${width + 24} 0 ${width + 40} 0`;
  return {
    width: cable ? width + 44 : width,
    stroke:
      standingFrame({ width, height, loop: random.pick(['left', 'right', 'both']) }) +
      (cable ? path`M${width} 0h44` : ''),
    ink: path`M${FOOT} 0H${width - FOOT}${rows}${cable ? side : ''}`,
    tone: box(FOOT, -height + lit * step, width - 2 * FOOT, step),
    paper: box(FOOT, -height, width - 2 * FOOT, height),
    accentFill: circle(FOOT + 18, -height + lit * step + step / 2, 5),
    company: ['key', 'lock', 'check', 'mug'],
  };
};

export const drawShield = (random: Random): Sketch => {
  const [width, top] = [random.whole(168, 188), -166];
  const middle = width / 2;
  const [left, right] = [middle - 66, middle + 66];
  const outline = path`M${middle} -6C${left + 14} -34 ${left} -70 ${left} ${top + 24}C${left + 28} ${top + 22} ${middle - 24} ${top + 14} ${middle} ${top}C${middle + 24} ${top + 14} ${right - 28} ${top + 22} ${right} ${top + 24}C${right} -70 ${right - 14} -34 ${middle} -6`;
  const half = path`M${middle} -6C${right - 14} -34 ${right} -70 ${right} ${top + 24}C${right - 28} ${top + 22} ${middle + 24} ${top + 14} ${middle} ${top}z`;
  const lock = path`${softBox(middle - 25, -94, 50, 38, 5)}M${middle - 15} -94V-106q0-15 15-15t15 15V-94`;
  const key = path`${circle(middle, -100, 13)}M${middle - 6} -88l-5 34h22l-5-34`;
  const check = path`M${middle - 28} -88l22 24 38 -46`;
  const emblem = random.pick([lock, key, check]);
  const isCheck = emblem === check;
  return {
    width,
    // It balances on its point: the stroke rises from there and comes back to it.
    stroke: path`M0 0C${middle - 30} 0 ${middle - 14} -1 ${middle} -6${outline.slice(outline.indexOf('C'))}C${middle + 14} -1 ${middle + 30} 0 ${width} 0`,
    ink: isCheck ? '' : emblem,
    tone: random.chance(0.5)
      ? half
      : path`M${left + 3} -96H${right - 3}C${right - 12} -50 ${middle + 26} -22 ${middle} -6C${middle - 26} -22 ${left + 12} -50 ${left + 3} -96z`,
    paper: outline,
    accent: isCheck ? check : '',
    accentFill: isCheck ? '' : circle(middle, emblem === lock ? -75 : -100, 5),
    company: ['key', 'lock', 'check', 'lens'],
  };
};

export const drawCloud = (random: Random): Sketch => {
  const width = random.whole(232, 256);
  const [one, two] = [random.between(0.32, 0.42), random.between(0.64, 0.74)];
  const [high, mid] = [random.between(128, 146), random.between(96, 112)];
  const cloud = path`C${-4} -4 ${FOOT} -58 ${width * 0.16} -60C${width * 0.13} ${-high} ${width * one + 34} ${-high - 22} ${width * (one + 0.16)} ${-high + 34}C${width * two} ${-mid - 26} ${width * 0.92} ${-mid} ${width * 0.88} -58C${width - 2} -56 ${width + 4} -4 ${width - 22} 0`;
  const up = random.chance(0.5);
  const middle = width * 0.5;
  const sheet = path`M${middle - 24} -68h30l14 14v42h-44zM${middle + 6} -68v14h14`;
  const arrows = path`M${middle - 16} -18V-64m-12 13l12-13 12 13M${middle + 20} -64V-18m-12-13l12 13 12-13`;
  return {
    width,
    stroke: path`M0 0H22${cloud}H${width}`,
    ink: path`M22 0H${width - 22}${up ? arrows : sheet}`,
    tone: path`M22 -2${path`C${-4} -4 ${FOOT} -58 ${width * 0.16} -60`}C${width * 0.4} -84 ${width * 0.7} -30 ${width * 0.88} -58C${width - 2} -56 ${width + 4} -4 ${width - 22} 0z`,
    paper: path`M22 0${cloud}z`,
    accent: up ? path`M${middle - 28} -51l12 -13 12 13` : path`M${middle - 14} -38h20m-20 12h14`,
    company: ['lock', 'arrow', 'sheet', 'plane'],
  };
};
