import { PEN, placeMotif, readDrawing, readMotif } from '#src/features/illustration/drawing.ts';
import { drawLoops } from '#src/features/illustration/handwriting.ts';
import { categories } from '#src/site/categories.ts';
import type { Motif } from '#src/site/motifs.ts';
import type { Tone } from '#src/site/palette.ts';
import { home } from '#src/features/editorial/page-texts.ts';

type BookLine = { motif: Motif; tone: Tone };

const LINES = [
  { baseline: 210, position: 0.72 },
  { baseline: 390, position: 0.24 },
  { baseline: 570, position: 0.6 },
];
const SCALE = 0.92;
const HEIGHT = 62;
const [LEFT, RIGHT, PAGE_WIDTH] = [128, 668, 720];

const assignLines = (lines: readonly BookLine[]): readonly (BookLine | undefined)[] =>
  lines.length === 1 ? [undefined, lines[0]] : lines.length === 2 ? [lines[0], undefined, lines[1]] : lines;

export function drawBook(categories: readonly BookLine[]): string {
  const lines = assignLines(categories.slice(0, LINES.length));
  const drawnLines = LINES.map(({ baseline, position }, index) => {
    const row = { baseline, height: HEIGHT };
    const lead = index === 0 ? `M0 ${baseline}H${LEFT}` : '';
    const out = index === LINES.length - 1 ? `M${RIGHT} ${baseline}H${PAGE_WIDTH}` : '';
    const line = lines[index];
    if (line === undefined)
      return { stroke: lead + drawLoops({ ...row, from: LEFT, to: RIGHT, seed: `cahier ${index}` }) + out, object: '' };
    const { width, endsLine, shapes } = readMotif(line.motif);
    const left = LEFT + (RIGHT - LEFT - width * SCALE) * position;
    const before = drawLoops({ ...row, from: LEFT, to: left, seed: `avant ${index}` });
    const after = drawLoops({ ...row, from: left + width * SCALE, to: RIGHT, seed: `après ${index}` });
    return {
      stroke: lead + before + (endsLine ? '' : after + out),
      object: placeMotif(shapes, { left, baseline, scale: SCALE, tone: line.tone }),
    };
  });
  const strokes = drawnLines.map(({ stroke }) => stroke).join('');
  const objects = drawnLines.map(({ object }) => object).join('');
  const caret = `<path class="red" stroke-width="5" d="M${RIGHT + 6} 164v46"/>`;
  const group = `<g ${PEN}><path stroke-width="2.5" d="${strokes}"/>${objects}${caret}</g>`;
  return readDrawing('scenes/cahier')
    .replace('class="blue"', `class="${categories[0]?.tone ?? 'blue'}"`)
    .replace('</svg>', `${group}</svg>`);
}

export const drawHome = (): string =>
  home.hero.drawing === 'bureautique'
    ? readDrawing('scenes/accueil')
    : drawBook(
        categories.courses.flatMap(({ isListed, illustration = 'boussole', tone }) =>
          isListed ? [{ motif: illustration, tone }] : [],
        ),
      );
