import { MOTIF_DRAWINGS } from './motif-drawings/motif-drawings.ts';
import type { Motif } from '#src/site/motifs.ts';
import { box, circle, path, type Point, softBox, textLines, tidy } from './pen.ts';
import { type Random, randomFrom } from './random.ts';
import { cursiveRow } from './stroke.ts';
import { PALETTE, TONES } from '#src/site/palette.ts';
import type { Tone } from '#src/site/tones.ts';
import { MARGIN_X, printRuling, RULING_STEP } from './page.ts';
import type { Aside, Sketch } from './sketch.ts';

/** Small objects, about 36 units across, drawn round their own centre. */
const ASIDES: Record<Aside, string> = {
  arrow: 'M-10-14L-10 10L-4 5L0 14L6 11L2 3L10 2Z',
  check: 'M-13 1L-4 10L14-11',
  braces:
    'M-8-14c-7 0-6 5-6 8s-1 6-4 6c3 0 4 3 4 6s-1 8 6 8M8-14c7 0 6 5 6 8s1 6 4 6c-3 0-4 3-4 6s1 8-6 8M-4 0h0M4 0h0',
  pencil: 'M-16 16l3-11L9-17l8 8-22 22zM-13 5l8 8M4-12l8 8',
  key: `${circle(-8, 0, 7)}M-1 0H17V7M10 0V5`,
  sheet: `${path`M-11-15H5L11-9V15H-11ZM5-15v6h6`}${textLines(-5, 0, 6, [10, 7])}`,
  mug: 'M-12-8H8V6q0 6-6 6H-6q-6 0-6-6ZM8-4h4q4 0 4 5t-4 5H8M-6-13q-3-3 0-6M2-13q-3-3 0-6',
  ink: `${softBox(-13, -4, 26, 18, 4)}M-6-4V-11H6V-4M-9-11H9M-7 5H7`,
  dots: `${circle(-13, 0, 2.5)}${circle(0, 0, 2.5)}${circle(13, 0, 2.5)}`,
  sum: 'M10-8V-13H-9L2 0L-9 13H10V8',
  at: 'M6-4c-3-5-12-4-12 4 0 8 10 8 12 1V-6 0c0 8 10 7 9-2C14-22-16-20-15 1c1 17 18 18 24 11',
  plane: 'M-16 1L16-13L6 14L-2 4ZM16-13L-2 4V13L3 9',
  lens: `${circle(-3, -3, 10)}M5 5L14 14`,
  ruler: `${box(-18, -6, 36, 12)}M-12-6v5M-6-6v7M0-6v5M6-6v7M12-6v5`,
  coin: `${circle(0, 0, 12)}M5-5c-8-5-11 0-11 5s4 10 11 5M-9-2h8M-9 2h8`,
  lock: `${softBox(-11, -4, 22, 17, 3)}M-6-4V-9q0-6 6-6t6 6v5M0 3v4`,
};

export type IllustrationData = { seed: string; motif: Motif; tone: Tone };

const [WIDTH, HEIGHT] = [480, 300];
/** The same on every picture, so that the strokes of neighbouring cards meet. */
const BASELINE = RULING_STEP * 19;
const LINE_WIDTH = 2.5;

type Span = { from: number; to: number };

const writeSpan = (random: Random, { from, to }: Span, height: number, seed: string): string => {
  const place = { x: from, y: BASELINE };
  const width = to - from;
  if (width < 44) return `M${tidy(from)} ${BASELINE}H${tidy(to)}`;
  const loops = Math.max(1, Math.round((width / random.between(28, 36)) * (44 / height)));
  return cursiveRow(place, { width, height, loops, seed });
};

const layer = (d: string | undefined, attributes = ''): string => (d ? `<path${attributes} d="${d}"/>` : '');

/** Where an object stands, how large, in which tone, and how far beside its lines the tone is printed. */
export type Placing = { left: number; baseline: number; scale: number; tone: Tone; shift: Point };

/** An object of the book, standing on one of its lines. */
export const placeSketch = (sketch: Sketch, { left, baseline, scale, tone, shift: [x, y] }: Placing): string =>
  `<g transform="translate(${tidy(left)} ${tidy(baseline)})scale(${scale.toFixed(3)})" stroke-width="${(LINE_WIDTH / scale).toFixed(2)}">` +
  layer(sketch.paper, ` fill="${PALETTE.paper}" stroke="none"`) +
  layer(sketch.tone, ` fill="${TONES[tone].fill}" stroke="none" transform="translate(${x} ${y})"`) +
  layer(sketch.stroke + sketch.ink) +
  layer(sketch.nodes?.outline, ` fill="${PALETTE.paper}" stroke="none"`) +
  layer(
    sketch.nodes?.tone,
    ` fill="${TONES[tone].fill}" fill-rule="evenodd" stroke="none" transform="translate(${x} ${y})"`,
  ) +
  layer(sketch.nodes?.outline) +
  layer(sketch.accentFill, ` fill="${PALETTE.margin}" stroke="none"`) +
  layer(sketch.overNodes) +
  layer(sketch.inkFill, ` fill="${PALETTE.ink}" stroke="none"`) +
  layer(sketch.accent, ` stroke="${PALETTE.margin}"`) +
  '</g>';

/** A complete picture for a course or an article: 480 × 300, about 3 kB, the same for the same data. */
export const drawIllustration = ({ seed, motif, tone }: IllustrationData): string => {
  const random = randomFrom(`${motif} ${seed}`);
  const sketch = MOTIF_DRAWINGS[motif](random);
  const scale = random.between(1.08, 1.24);
  const width = sketch.width * scale;
  const room = WIDTH - MARGIN_X - width;
  const left = MARGIN_X + room * random.pick([0.22, 0.36, 0.5, 0.64, 0.78]);
  const right = left + width;
  const height = random.between(36, 60);
  const before = writeSpan(random, { from: 0, to: left }, height, `${seed} before`);
  const after = sketch.endsHere
    ? ''
    : writeSpan(random, { from: right, to: WIDTH }, height * random.pick([0.7, 1]), `${seed} after`);
  const shift = random.pick<Point>([
    [6, 5],
    [-6, 5],
    [7, -4],
    [-7, -4],
  ]);
  const asides = random.shuffle(sketch.company);
  const sides = [
    { middle: (MARGIN_X + left) / 2, room: left - MARGIN_X },
    { middle: (right + WIDTH) / 2, room: WIDTH - right },
  ];
  const company = sides
    .map((side, index) => {
      const aside = asides[index];
      if (aside === undefined || side.room < 64) return '';
      const [y, turn] = [BASELINE - height - random.between(44, 92), random.whole(-10, 10)];
      return `<path transform="translate(${tidy(side.middle)} ${tidy(y)})rotate(${turn})scale(1.15)" stroke-width="2.2" d="${ASIDES[aside]}"/>`;
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${printRuling(WIDTH, HEIGHT)}` +
    `<g fill="none" stroke="${PALETTE.ink}" stroke-width="${LINE_WIDTH}" stroke-linecap="round" stroke-linejoin="round">` +
    `${company}${layer(before + after)}` +
    `${placeSketch(sketch, { left, baseline: BASELINE, scale, tone, shift })}</g></svg>`
  );
};
