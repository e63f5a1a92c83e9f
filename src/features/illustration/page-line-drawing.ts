import { PALETTE, TONES } from '#src/site/palette.ts';
import type { Tone } from '#src/site/tones.ts';
import { box, path } from './pen.ts';
import { cursiveRow } from './stroke.ts';

/** One row for each section that ends on the line, long enough for the widest screen, and what parts it from the next. */
const [WIDTH, ROW, GAP] = [3600, 100, 10];
/** Where the line runs: it ends its row, and nothing goes below. */
const BASE = ROW - 1.5;
/** The drawing that the line becomes ends here, in sight of the narrowest screen, whose right end shows some 650 of a row. */
const END = WIDTH - 90;

type Row = { stroke: string; tones: Partial<Record<Tone, string>>; accent?: string };

const HOUR = { width: 22, height: 34, gap: 14 };
const MODULES = [7, 10, 4];

/** A box for each hour of a course, a group for each module. */
const drawHours = (): Row => {
  const boxes = MODULES.reduce((sum, hours) => sum + hours, 0) * HOUR.width;
  let x = END - boxes - (MODULES.length - 1) * HOUR.gap;
  let [stroke, purple] = [path`M0 ${BASE}H${x}`, ''];
  for (const hours of MODULES) {
    purple += box(x + 5, BASE + 4 - HOUR.height, hours * HOUR.width, HOUR.height - 4);
    for (let hour = 0; hour < hours; hour += 1, x += HOUR.width)
      stroke += path`M${x} ${BASE}v${-HOUR.height}h${HOUR.width}v${HOUR.height}`;
    stroke += path`h${HOUR.gap}`;
    x += HOUR.gap;
  }
  return { stroke: stroke + path`M${END} ${BASE}H${WIDTH}`, tones: { purple } };
};

/** The learners' words: a row of loops between quotation marks. */
const drawQuotation = (): Row => {
  const [from, to] = [END - 400, END - 70];
  const loops = cursiveRow({ x: from, y: BASE }, { width: to - from, height: 58, loops: 9, seed: 'avis' });
  const mark = (x: number, side: number) => path`M${x} 44l${side * -16} 18l${side * 16} 18`;
  const [open, close] = [from - 22, to + 22];
  return {
    stroke: path`M0 ${BASE}H${from}${loops}H${WIDTH}`,
    tones: {},
    accent: mark(open, 1) + mark(open - 20, 1) + mark(close, -1) + mark(close + 20, -1),
  };
};

/** The file that is put together with an adviser: a folder, and the sheets that stand in it. */
const drawFile = (): Row => {
  const [left, width] = [END - 250, 150];
  const sheets = path`M${left + 20} ${BASE - 58}v-24h${width - 44}v24M${left + 34} ${BASE - 82}v-10h${width - 72}v10`;
  return {
    stroke:
      path`M0 ${BASE}H${left - 12}q12 0 12 -12V${BASE - 66}h46l12 10H${left + width}V${BASE - 12}q0 12 12 12H${WIDTH}` +
      sheets,
    tones: { blue: box(left + 6, BASE - 52, width, 52) },
    accent: path`M${left + width - 30} ${BASE - 36}c-22 -12 -30 0 -30 12s10 20 30 9M${left + width - 68} ${BASE - 28}h26M${left + width - 68} ${BASE - 19}h24`,
  };
};

/** A question, and the tick that answers it. */
const drawQuestion = (): Row => {
  const x = END - 200;
  return {
    stroke: path`M0 ${BASE}H${x - 90}C${x - 34} ${BASE} ${x - 50} 12 ${x} 12C${x + 44} 12 ${x + 42} 50 ${x + 16} 58C${x} 63 ${x} 72 ${x} ${BASE}H${WIDTH}`,
    tones: { green: box(x - 28, 20, 62, 36) },
    accent: path`M${x + 70} 56l14 18l30 -40`,
  };
};

/**
 * The line of the home page where its sections end, a row for each: it comes in at the left, becomes what the section is
 * about, and goes on at the right. `pen-line` of `components.css` shows a section its row.
 */
export const drawPageLine = (): string => {
  const rows = [drawHours(), drawQuotation(), drawFile(), drawQuestion()];
  const drawn = rows.map(({ stroke, tones, accent }, index) => {
    const fills = Object.entries(tones).map(
      ([tone, d]) => `<path fill="${TONES[tone as Tone].fill}" stroke="none" d="${d}"/>`,
    );
    const red = accent === undefined ? '' : `<path stroke="${PALETTE.margin}" stroke-width="4.5" d="${accent}"/>`;
    return `<g transform="translate(0 ${String(index * (ROW + GAP))})">${fills.join('')}<path d="${stroke}"/>${red}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${rows.length * (ROW + GAP) - GAP}">` +
    `<g fill="none" stroke="${PALETTE.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`
  );
};
