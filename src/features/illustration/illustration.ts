import { MOTIF_DRAWINGS } from './motif-drawings/motif-drawings.ts';
import type { Motif } from '#src/site/motifs.ts';
import { type Point, tidy } from './pen.ts';
import { type Random, randomFrom } from './random.ts';
import { cursiveRow } from './stroke.ts';
import { PALETTE, TONES } from '#src/site/palette.ts';
import type { Tone } from '#src/site/tones.ts';
import { MARGIN_X, printRuling, RULING_STEP } from './page.ts';
import { ASIDES, type Sketch } from './sketch.ts';

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
