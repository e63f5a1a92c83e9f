import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Motif } from '#src/site/motifs.ts';
import type { Tone } from '#src/site/tones.ts';
import { MARGIN_X, printRuling, RULING_STEP } from './page.ts';
import { randomFrom } from './random.ts';
import { cursiveRow, tidy } from './stroke.ts';

/** A drawing of `src/assets/drawings`. Its classes have colours once it is `styled`. */
export const readDrawing = (name: string): string =>
  readFileSync(join('src/assets/drawings', `${name}.svg`), 'utf8').trim();

/** What has the stroke of a pen. */
export const PEN = 'class="ink" fill="none" stroke-linecap="round" stroke-linejoin="round"';
const LINE_WIDTH = 2.5;

/**
 * The drawing of a subject. It stands on the line at `y` 0; handwriting meets it at `x` 0 and goes on at its width, unless
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

type Writing = { from: number; to: number; baseline: number; height: number; seed: string };

/** Handwriting from one place of a line to another; a straight line where there is no room for it. */
export function write({ from, to, baseline, height, seed }: Writing): string {
  const loops = Math.floor((to - from) / (height * 0.65));
  if (loops < 1) return `M${tidy(from)} ${baseline}H${tidy(to)}`;
  return cursiveRow({ x: from, y: baseline }, { width: to - from, height, loops, seed });
}

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
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${printRuling(WIDTH, HEIGHT)}` +
    `<g ${PEN} stroke-width="${LINE_WIDTH}"><path d="${before}${after}"/>` +
    `${placeMotif(shapes, { left, baseline: BASELINE, scale, tone })}</g></svg>`
  );
}
