import type { Motif } from '#src/site/motifs.ts';
import { PALETTE, TONES } from '#src/site/palette.ts';
import type { Tone } from '#src/site/tones.ts';
import { drawSheet, HERO } from './hero-drawing.ts';
import { placeSketch } from './illustration.ts';
import { MOTIF_DRAWINGS } from './motif-drawings/motif-drawings.ts';
import { path } from './pen.ts';
import { randomFrom } from './random.ts';
import { cursiveRow } from './stroke.ts';

/** The drawing of a category on a line of the book; a line may have none. */
export type BookLine = { motif: Motif; tone: Tone };

/** How large a drawing may be between two lines, and from where to where it stands, line by line: never above another. */
const SCALE = 0.92;
const PLACES = [0.72, 0.24, 0.6];
const ROOM = { left: 128, right: 668 };
const LOOPS = { height: 62, width: 40 };

/** Handwriting from one end of a span to the other; a straight line where there is no room for a letter. */
function written(from: number, to: number, baseline: number, seed: string): string {
  const width = to - from;
  const loops = Math.floor(width / LOOPS.width);
  if (loops < 2) return path`M${from} ${baseline}H${to}`;
  return cursiveRow({ x: from, y: baseline }, { width, height: LOOPS.height, loops, seed });
}

/** Where the lines without a drawing are left: one drawing stands in the middle, two at the ends. */
const spread = (lines: readonly BookLine[]): (BookLine | undefined)[] =>
  lines.length === 1
    ? [undefined, lines[0], undefined]
    : lines.length === 2
      ? [lines[0], undefined, lines[1]]
      : [...lines];

/** The home page’s main picture of a provider of any trade: a sheet on whose lines its categories are drawn. */
export function drawBook(categories: readonly BookLine[]): string {
  const { baselines, width } = HERO;
  const lines = spread(categories.slice(0, baselines.length));
  const drawn = baselines.map((baseline, index) => {
    const line = lines[index];
    const [start, end] = [index === 0 ? 0 : ROOM.left, index === baselines.length - 1 ? width : ROOM.right];
    const lead = index === 0 ? path`M0 ${baseline}H${ROOM.left}` : '';
    const out = index === baselines.length - 1 ? path`M${ROOM.right} ${baseline}H${end}` : '';
    if (line === undefined)
      return {
        stroke: lead + written(Math.max(start, ROOM.left), ROOM.right, baseline, `cahier ${index}`) + out,
        object: '',
      };
    const sketch = MOTIF_DRAWINGS[line.motif](randomFrom(`cahier ${line.motif}`));
    const wide = sketch.width * SCALE;
    const left = ROOM.left + (ROOM.right - ROOM.left - wide) * (PLACES[index] ?? 0.5);
    const object = placeSketch(sketch, { left, baseline, scale: SCALE, tone: line.tone, shift: [7, 6] });
    const after = sketch.endsHere ? '' : written(left + wide, ROOM.right, baseline, `après ${index}`) + out;
    return { stroke: lead + written(ROOM.left, left, baseline, `avant ${index}`) + after, object };
  });
  return drawSheet(
    TONES[categories[0]?.tone ?? 'blue'].fill,
    `<path stroke-width="2.5" d="${drawn.map(({ stroke }) => stroke).join('')}"/>${drawn.map(({ object }) => object).join('')}`,
    `<path stroke="${PALETTE.margin}" stroke-width="5" d="M${ROOM.right + 6} ${HERO.baselines[0] - 46}v46"/>`,
  );
}
