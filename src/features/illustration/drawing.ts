import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Motif } from '#src/site/motifs.ts';
import type { Tone } from '#src/site/palette.ts';
import { drawLoops, randomFrom, rounded } from './handwriting.ts';

export const readDrawing = (name: string): string =>
  readFileSync(join('src/assets/drawings', `${name}.svg`), 'utf8').trim();

export const PEN = 'class="ink" fill="none" stroke-linecap="round" stroke-linejoin="round"';
const LINE_WIDTH = 2.5;

const RULING_STEP = 12;
const MARGIN_X = 44;

const ruledLines = (width: number, height: number, isStrong: boolean): string =>
  Array.from({ length: Math.ceil(height / RULING_STEP) - 1 }, (_, index) => index + 1)
    .filter((row) => (row % 4 === 3) === isStrong)
    .map((row) => `M0 ${row * RULING_STEP}h${width}`)
    .join('');

export const drawRuling = (width: number, height: number): string =>
  `<path class="paper" d="M0 0h${width}v${height}H0z"/>` +
  `<path class="ruling" d="${ruledLines(width, height, false)}"/>` +
  `<path class="strong" stroke-width="1.5" d="${ruledLines(width, height, true)}"/>` +
  `<path class="red" stroke-width="1.5" opacity=".55" d="M${MARGIN_X} 0v${height}"/>`;

/** The baseline of a motif is `y` = 0. If `endsLine` is true, no handwriting follows the motif. */
export function readMotif(motif: Motif) {
  const [, width = '', attributes = '', shapes = ''] =
    /^<svg[^>]*viewBox="0 -260 ([\d.]+) 300"([^>]*)>(.*)<\/svg>$/s.exec(readDrawing(`motifs/${motif}`)) ?? [];
  return { width: Number(width), endsLine: attributes.includes('data-ends-line'), shapes };
}

type Placement = { left: number; baseline: number; scale: number; tone: Tone };

export const placeMotif = (shapes: string, { left, baseline, scale, tone }: Placement): string =>
  `<g transform="translate(${rounded(left)} ${baseline})scale(${scale.toFixed(3)})" stroke-width="${(LINE_WIDTH / scale).toFixed(2)}">` +
  `${shapes.replaceAll('class="tone"', `class="${tone}" transform="translate(6 5)"`)}</g>`;

export type IllustrationData = { seed: string; motif: Motif; tone: Tone };

const [WIDTH, HEIGHT] = [480, 300];
/** Every picture has the same baseline, so that the lines of neighbouring cards align. */
const BASELINE = RULING_STEP * 19;

export function drawIllustration({ seed, motif, tone }: IllustrationData): string {
  const { width, endsLine, shapes } = readMotif(motif);
  const random = randomFrom(`${motif} ${seed}`);
  const scale = random.between(1.08, 1.24);
  const left = MARGIN_X + (WIDTH - MARGIN_X - width * scale) * random.between(0.2, 0.8);
  const row = { baseline: BASELINE, height: random.between(36, 60) };
  const before = drawLoops({ ...row, from: 0, to: left, seed: `${seed} before` });
  const after = endsLine ? '' : drawLoops({ ...row, from: left + width * scale, to: WIDTH, seed: `${seed} after` });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawRuling(WIDTH, HEIGHT)}` +
    `<g ${PEN} stroke-width="${LINE_WIDTH}"><path d="${before}${after}"/>` +
    `${placeMotif(shapes, { left, baseline: BASELINE, scale, tone })}</g></svg>`
  );
}
