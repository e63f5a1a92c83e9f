import type { Motif } from '#src/site/motifs.ts';
import type { Tone } from '#src/site/tones.ts';
import { PEN, placeMotif, readDrawing, readMotif } from './drawing.ts';
import { write } from './handwriting.ts';

type BookLine = { motif: Motif; tone: Tone };

/** The lines of the book, and where along each its drawing stands, so that none is above another. */
const LINES = [
  { baseline: 210, place: 0.72 },
  { baseline: 390, place: 0.24 },
  { baseline: 570, place: 0.6 },
];
const SCALE = 0.92;
const HEIGHT = 62;
const [LEFT, RIGHT, PAGE_WIDTH] = [128, 668, 720];

/** One drawing stands on the middle line, two on the outer ones. */
const spread = (lines: readonly BookLine[]): readonly (BookLine | undefined)[] =>
  lines.length === 1 ? [undefined, lines[0]] : lines.length === 2 ? [lines[0], undefined, lines[1]] : lines;

/** The home page’s main picture of a provider of any trade: a page on whose lines its first three categories are drawn. */
export function drawBook(categories: readonly BookLine[]): string {
  const lines = spread(categories.slice(0, LINES.length));
  const drawn = LINES.map(({ baseline, place }, index) => {
    const row = { baseline, height: HEIGHT };
    const lead = index === 0 ? `M0 ${baseline}H${LEFT}` : '';
    const out = index === LINES.length - 1 ? `M${RIGHT} ${baseline}H${PAGE_WIDTH}` : '';
    const line = lines[index];
    if (line === undefined)
      return { stroke: lead + write({ ...row, from: LEFT, to: RIGHT, seed: `cahier ${index}` }) + out, object: '' };
    const { width, endsLine, shapes } = readMotif(line.motif);
    const left = LEFT + (RIGHT - LEFT - width * SCALE) * place;
    const before = write({ ...row, from: LEFT, to: left, seed: `avant ${index}` });
    const after = write({ ...row, from: left + width * SCALE, to: RIGHT, seed: `après ${index}` });
    return {
      stroke: lead + before + (endsLine ? '' : after + out),
      object: placeMotif(shapes, { left, baseline, scale: SCALE, tone: line.tone }),
    };
  });
  const strokes = drawn.map(({ stroke }) => stroke).join('');
  const objects = drawn.map(({ object }) => object).join('');
  const caret = `<path class="red" stroke-width="5" d="M${RIGHT + 6} 164v46"/>`;
  const written = `<g ${PEN}><path stroke-width="2.5" d="${strokes}"/>${objects}${caret}</g>`;
  return readDrawing('scenes/cahier')
    .replace('class="blue"', `class="${categories[0]?.tone ?? 'blue'}"`)
    .replace('</svg>', `${written}</svg>`);
}
