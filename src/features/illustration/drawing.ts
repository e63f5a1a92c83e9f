import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Motif } from '#src/site/motifs.ts';
import type { Tone } from '#src/site/tones.ts';
import { randomFrom, tidy, write } from './handwriting.ts';

/** A drawing of `src/assets/drawings`. `styled` gives colours to its classes. */
export const readDrawing = (name: string): string =>
  readFileSync(join('src/assets/drawings', `${name}.svg`), 'utf8').trim();

export const PEN = 'class="ink" fill="none" stroke-linecap="round" stroke-linejoin="round"';
const LINE_WIDTH = 2.5;

const RULING_STEP = 12;
const MARGIN_X = 44;

const rule = (width: number, height: number, isStrong: boolean): string =>
  Array.from({ length: Math.ceil(height / RULING_STEP) - 1 }, (_, index) => index + 1)
    .filter((row) => (row % 4 === 3) === isStrong)
    .map((row) => `M0 ${row * RULING_STEP}h${width}`)
    .join('');

/** A page of French ruled paper: fine lines, a stronger one every fourth, and the margin. */
export const drawRuling = (width: number, height: number): string =>
  `<path class="paper" d="M0 0h${width}v${height}H0z"/>` +
  `<path class="ruling" d="${rule(width, height, false)}"/>` +
  `<path class="strong" stroke-width="1.5" d="${rule(width, height, true)}"/>` +
  `<path class="red" stroke-width="1.5" opacity=".55" d="M${MARGIN_X} 0v${height}"/>`;

/**
 * The drawing of a subject. It stands on the line at `y` 0; handwriting ends at `x` 0 and goes on at its width, unless
 * the drawing ends the line.
 */
export function readMotif(motif: Motif) {
  const [, width = '', attributes = '', shapes = ''] =
    /^<svg[^>]*viewBox="0 -260 ([\d.]+) 300"([^>]*)>(.*)<\/svg>$/s.exec(readDrawing(`motifs/${motif}`)) ?? [];
  return { width: Number(width), endsLine: attributes.includes('data-ends-line'), shapes };
}

type Placing = { left: number; baseline: number; scale: number; tone: Tone };

/** A motif on a line, its tone printed a little beside the lines. */
export const placeMotif = (shapes: string, { left, baseline, scale, tone }: Placing): string =>
  `<g transform="translate(${tidy(left)} ${baseline})scale(${scale.toFixed(3)})" stroke-width="${(LINE_WIDTH / scale).toFixed(2)}">` +
  `${shapes.replaceAll('class="tone"', `class="${tone}" transform="translate(6 5)"`)}</g>`;

export type IllustrationData = { seed: string; motif: Motif; tone: Tone };

const [WIDTH, HEIGHT] = [480, 300];
/** The same on every picture, so that the strokes of neighbouring cards meet. */
const BASELINE = RULING_STEP * 19;

/** The picture of a course or an article: a motif on ruled paper between two rows of handwriting, the same for the same data. */
export function drawIllustration({ seed, motif, tone }: IllustrationData): string {
  const { width, endsLine, shapes } = readMotif(motif);
  const random = randomFrom(`${motif} ${seed}`);
  const scale = random.between(1.08, 1.24);
  const left = MARGIN_X + (WIDTH - MARGIN_X - width * scale) * random.between(0.2, 0.8);
  const row = { baseline: BASELINE, height: random.between(36, 60) };
  const before = write({ ...row, from: 0, to: left, seed: `${seed} before` });
  const after = endsLine ? '' : write({ ...row, from: left + width * scale, to: WIDTH, seed: `${seed} after` });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawRuling(WIDTH, HEIGHT)}` +
    `<g ${PEN} stroke-width="${LINE_WIDTH}"><path d="${before}${after}"/>` +
    `${placeMotif(shapes, { left, baseline: BASELINE, scale, tone })}</g></svg>`
  );
}
