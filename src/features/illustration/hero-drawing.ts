import { PALETTE, TONES } from '#src/site/palette.ts';
import { box, path, softBox } from './pen.ts';
import { cursiveRow } from './stroke.ts';

const [WIDTH, HEIGHT] = [720, 640];
const SHEET = { left: 30, top: 18, right: 694, bottom: 618 };
const STEP = 15;
const MARGIN_X = 112;
/** The three lines the stroke is written on: rightwards, leftwards, rightwards. */
const [FIRST, SECOND, THIRD] = [210, 390, 570];

const GRID = { left: 424, top: 60, columns: 5, rows: 5, cell: 44, step: 30 };
const GRID_RIGHT = GRID.left + GRID.columns * GRID.cell;

const rulings = (isStrong: boolean): string =>
  Array.from({ length: 39 }, (_, index) => SHEET.top + 12 + index * STEP)
    .filter((y) => ((y - FIRST) % (4 * STEP) === 0) === isStrong && y < SHEET.bottom)
    .map((y) => path`M${SHEET.left} ${y}H${SHEET.right}`)
    .join('');

/** The grid without lifting the pen: back and forth along its rows, then down and up its columns. */
const weaveGrid = (): string => {
  const [halfCell, halfStep] = [GRID.cell / 2, GRID.step / 2];
  const rows = Array.from({ length: GRID.rows }, (_, row) => {
    const isRightwards = row % 2 === 0;
    return path`H${isRightwards ? GRID_RIGHT : GRID.left}a${halfStep} ${halfStep} 0 0 ${isRightwards ? 0 : 1} 0 ${-GRID.step}`;
  }).join('');
  const corner = path`H${GRID.left}c-44 0 0 -44 0 0`;
  const columns = Array.from({ length: GRID.columns }, (_, column) => {
    const isDown = column % 2 === 0;
    return path`V${isDown ? FIRST : GRID.top}a${halfCell} ${halfCell} 0 0 ${isDown ? 0 : 1} ${GRID.cell} 0`;
  }).join('');
  return path`M${GRID.left - 26} ${FIRST}${rows}${corner}${columns}V${GRID.top}`;
};

/** From the last column of the grid round the edge of the sheet, and leftwards on the second line. */
const roundTheEdge = path`C${GRID_RIGHT} 34 678 40 678 110V330C678 366 662 ${SECOND} 626 ${SECOND}`;

const BRACES = { left: 250, right: 600, top: 256 };
/** Where the tail of a brace turns back from the line. */
const TAIL = SECOND - 26;

const writeBraces = (): string => {
  const { left, right, top } = BRACES;
  const middle = (top + TAIL) / 2;
  const closing = path`H${right - 46}a13 13 0 0 1 0 -26C${right - 26} ${TAIL} ${right - 20} ${TAIL - 10} ${right - 20} ${TAIL - 28}C${right - 20} ${middle + 10} ${right - 14} ${middle} ${right + 8} ${middle}C${right - 14} ${middle} ${right - 20} ${middle - 10} ${right - 20} ${top + 28}C${right - 20} ${top + 10} ${right - 26} ${top} ${right - 46} ${top}`;
  const opening = path`M${left + 46} ${top}C${left + 26} ${top} ${left + 20} ${top + 10} ${left + 20} ${top + 28}C${left + 20} ${middle - 10} ${left + 14} ${middle} ${left - 8} ${middle}C${left + 14} ${middle} ${left + 20} ${middle + 10} ${left + 20} ${TAIL - 28}C${left + 20} ${TAIL - 10} ${left + 26} ${TAIL} ${left + 46} ${TAIL}a13 13 0 0 1 0 26H152`;
  const [from, to, low] = [left + 106, right - 106, middle + 30];
  const inside = cursiveRow({ x: from, y: low }, { width: to - from, height: 66, loops: 3, seed: 'code-3' });
  const sink = path`C${right - 84} ${top} ${to + 40} ${low} ${to} ${low}`;
  const rise = path`M${from} ${low}C${from - 40} ${low} ${left + 84} ${top} ${left + 46} ${top}`;
  return closing + sink + inside + rise + opening;
};

const PROMPT = { left: 190, right: 596, top: 500 };

const writePrompt = (): string => {
  const { left, right, top } = PROMPT;
  return path`M152 ${SECOND}A90 90 0 0 0 152 ${THIRD}H${left - 12}Q${left} ${THIRD} ${left} ${THIRD - 12}V${top}c0 -34 -34 0 0 0H${right - 12}Q${right} ${top} ${right} ${top + 12}V${THIRD - 12}Q${right} ${THIRD} ${right + 12} ${THIRD}`;
};

const cell = (column: number, row: number, columns = 1): string =>
  box(GRID.left + column * GRID.cell, GRID.top + row * GRID.step, columns * GRID.cell, GRID.step);

/** The measures that another drawing of the home page shares with this one. */
export const HERO = { baselines: [FIRST, SECOND, THIRD], width: WIDTH } as const;

/** The sheet, ruled and bound; what is drawn on it, and what is drawn over that. `under` lies on its ruling, `lines` are thin. */
export function drawSheet(shade: string, drawing: string, over: string, { under = '', lines = '' } = {}): string {
  const { left, top, right, bottom } = SHEET;
  const sheet = path`M${left} ${top}H${right - 18}q18 0 18 18V${bottom - 18}q0 18 -18 18H${left}z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="${shade}" transform="translate(12 11)" d="${sheet}"/><path fill="${PALETTE.paper}" d="${sheet}"/>` +
    `<path stroke="${PALETTE.ruling}" d="${rulings(false)}"/><path stroke="${PALETTE.rulingStrong}" stroke-width="1.5" d="${rulings(true)}"/>` +
    `<path stroke="${PALETTE.margin}" stroke-width="2" opacity=".55" d="M${MARGIN_X} ${top}V${bottom}"/>` +
    under +
    `<g fill="none" stroke="${PALETTE.ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke-width="2.4" d="${sheet}M52 ${top}V${bottom}M41 110v44M41 486v44${lines}"/>` +
    `${drawing}${over}</g></svg>`
  );
}

/** The home page's main picture of who teaches spreadsheets and code: the line that leaves its title, and leaves the sheet at the foot for the sections below. */
export const drawHero = (): string => {
  const practice = cursiveRow(
    { x: MARGIN_X + 8, y: FIRST },
    { width: GRID.left - 34 - MARGIN_X, height: 104, loops: 6, seed: 'accueil-2' },
  );
  const written = cursiveRow(
    { x: PROMPT.left + 58, y: THIRD - 24 },
    { width: 262, height: 34, loops: 11, seed: 'invite-3' },
  );
  const tone =
    [cell(0, 0, 5), cell(1, 2), cell(1, 3), cell(1, 4), cell(3, 1), cell(3, 3, 2)].join('') +
    softBox(BRACES.left + 88, BRACES.top + 40, BRACES.right - BRACES.left - 176, 44, 22) +
    box(PROMPT.left, PROMPT.top, PROMPT.right - PROMPT.left, THIRD - PROMPT.top);
  const stroke =
    path`M0 ${FIRST}H${MARGIN_X + 8}` +
    practice +
    weaveGrid() +
    roundTheEdge +
    writeBraces() +
    writePrompt() +
    path`H${WIDTH}`;
  return drawSheet(
    TONES.blue.fill,
    `<path d="${stroke}${path`M${PROMPT.left + 24} ${THIRD - 47}l13 13 -13 13`}${written}"/>`,
    `<path stroke="${PALETTE.margin}" stroke-width="5" d="M${PROMPT.left + 340} ${THIRD - 60}v46"/>`,
    {
      under: `<path fill="${TONES.blue.fill}" transform="translate(8 7)" d="${tone}"/>`,
      lines: path`M${PROMPT.left} ${THIRD}H${PROMPT.right}`,
    },
  );
};
