import { box, circle, path, softBox, textLines } from '../pen.ts';
import { lengths, type Random } from '../random.ts';
import { FOOT, standingFrame, type Sketch } from '../sketch.ts';
import { cursiveRow } from '../stroke.ts';

export const drawMail = (random: Random): Sketch => {
  const [width, height] = [random.whole(216, 238), random.whole(112, 128)];
  const [left, right, middle] = [FOOT, width - FOOT, width / 2];
  const deep = random.between(58, 74);
  const open = random.chance(0.5);
  const flap = path`M${left} ${-height}L${middle - 8} ${-height + deep}q8 6 16 0L${right} ${-height}`;
  const sheetTop = -height - 44;
  const tucked = -height + (deep * 26) / (middle - 8 - left);
  const sheet = path`M${left + 26} ${tucked}V${sheetTop}H${right - 26}V${tucked}`;
  // Open, the stroke dips into the fold instead of closing the top.
  const opened = path`M0 0H2Q${left} 0 ${left} -12V${flap.replace(/^M\S+ /, '')}V-12Q${right} 0 ${right + 12} 0H${width}`;
  const rows = textLines(left + 46, sheetTop + 22, 16, lengths(random, 3, 60, width - 130));
  const creases = path`M${left} 0L${middle - 34} ${-height + deep - 16}M${right} 0L${middle + 34} ${-height + deep - 16}`;
  const signed = cursiveRow({ x: left + 24, y: -18 }, { width: 74, height: 20, loops: 5, seed: String(deep) });
  return {
    width,
    stroke: open ? opened : standingFrame({ width, height, loop: random.pick(['left', 'right', 'both']) }),
    ink: path`M${left} 0H${right}${open ? sheet + rows : flap + (random.chance(0.5) ? creases : signed)}`,
    tone: open ? path`${flap}V0H${left}z` : path`${flap}z`,
    paper: box(left, -height, right - left, height) + (open ? path`${sheet}L${middle} ${-height + deep}z` : ''),
    accentFill: open ? '' : circle(middle, -height + deep + 2, 9),
    accent: open ? path`M${left + 46} ${sheetTop + 22}h34` : '',
    company: ['at', 'plane', 'check', 'arrow'],
  };
};

const bubble = (x: number, y: number, width: number, height: number, tailAt: number): string => {
  const [right, bottom] = [x + width, y + height];
  return path`M${tailAt} ${bottom}H${x + 16}Q${x} ${bottom} ${x} ${bottom - 16}V${y + 16}Q${x} ${y} ${x + 16} ${y}H${right - 16}Q${right} ${y} ${right} ${y + 16}V${bottom - 16}Q${right} ${bottom} ${right - 16} ${bottom}H${tailAt + 22}L${tailAt} ${bottom + 18}z`;
};

export const drawConversation = (random: Random): Sketch => {
  const width = random.whole(236, 260);
  const [low, high] = [random.whole(62, 72), random.whole(52, 62)];
  const first = random.between(124, 150);
  const second = random.between(112, 138);
  const mirrored = random.chance(0.5);
  const firstX = mirrored ? width - FOOT - first : FOOT;
  const secondX = mirrored ? FOOT : width - FOOT - second;
  const upper = bubble(firstX, -84 - high - 6, first, high, firstX + (mirrored ? first - 50 : 26));
  const loops = random.whole(3, 5);
  const talk = cursiveRow(
    { x: secondX + 18, y: -20 },
    { width: second - 36, height: Math.min(low - 40, 28), loops, seed: String(first) },
  );
  const [left, right] = [secondX, secondX + second];
  return {
    width,
    stroke: path`M0 0H${left + 2}M${right - 2} 0H${width}M0 0${left > 20 ? `H${left - 10}` : ''}Q${left} 0 ${left} -12V${-low + 4}Q${left} ${-low - 8} ${left + 14} ${-low - 8}H${right - 14}Q${right} ${-low - 8} ${right} ${-low + 4}V-12Q${right} 0 ${right + 10} 0H${width}`,
    ink: path`M${left} 0H${right}${upper}${textLines(firstX + 20, -84 - high + 16, 18, lengths(random, 2, first * 0.4, first - 40))}${talk}`,
    tone: mirrored ? box(left, -low - 8, second, low + 8) : upper,
    paper: box(left, -low - 8, second, low + 8) + upper,
    accent: path`M${right - 14} -40v22`,
    company: ['at', 'dots', 'mug', 'check'],
  };
};

const person = (x: number, y: number): { ink: string; tone: string } => ({
  ink: path`${circle(x, y - 30, 13)}M${x - 26} ${y}c0 -16 10 -22 26 -22s26 6 26 22`,
  tone: path`M${x - 26} ${y}c0 -16 10 -22 26 -22s26 6 26 22z`,
});

const cursorAt = (x: number, y: number): string => path`M${x} ${y}v22l6 -5h9z`;

export const drawCollaboration = (random: Random): Sketch => {
  const [width, height] = [random.whole(232, 252), random.whole(92, 100)];
  const count = random.whole(2, 3);
  const people = Array.from({ length: count }, (_, index) =>
    person(width / 2 + (index - (count - 1) / 2) * 58, -height),
  );
  const host = random.whole(0, count - 1);
  const rows = lengths(random, 4, 84, width - 76);
  const marks = random.shuffle([0, 1, 2, 3]);
  const cursors = marks.slice(0, 2).map((row) => cursorAt(FOOT + 30 + (rows[row] ?? 0), -height + 20 + row * 20));
  return {
    width,
    stroke: standingFrame({ width, height, loop: random.pick(['left', 'right', 'both']) }),
    ink: path`M${FOOT} 0H${width - FOOT}${textLines(FOOT + 22, -height + 22, 20, rows)}${people.map(({ ink }) => ink).join('')}`,
    tone:
      (people[host]?.tone ?? '') +
      softBox(FOOT + 16, -height + 12 + (marks[2] ?? 0) * 20, (rows[marks[2] ?? 0] ?? 60) + 12, 20, 10),
    paper: box(FOOT, -height, width - 2 * FOOT, height) + people.map(({ tone }) => tone).join(''),
    accentFill: cursors[0] ?? '',
    inkFill: cursors[1] ?? '',
    company: ['at', 'pencil', 'check', 'mug'],
  };
};
