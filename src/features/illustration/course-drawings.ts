import { PALETTE, TONES } from '#src/site/palette.ts';
import { box, circle, path, softBox, textLines } from './pen.ts';
import { cursiveRow } from './stroke.ts';

const [LINE_WIDTH, LINE_HEIGHT, LINE_BASE] = [1600, 96, 90];
const PROMPT_X = 1120;

/** A line of practice loops from one edge of the page to the other, which becomes a prompt on its way. */
export const drawCourseLine = (): string => {
  const before = cursiveRow(
    { x: 0, y: LINE_BASE },
    { width: PROMPT_X - 130, height: 62, loops: 27, seed: 'formation-ia' },
  );
  const box = path`M${PROMPT_X - 130} ${LINE_BASE}H${PROMPT_X - 14}Q${PROMPT_X} ${LINE_BASE} ${PROMPT_X} ${LINE_BASE - 14}V28Q${PROMPT_X} 14 ${PROMPT_X + 14} 14H${PROMPT_X + 266}Q${PROMPT_X + 280} 14 ${PROMPT_X + 280} 28V${LINE_BASE - 14}Q${PROMPT_X + 280} ${LINE_BASE} ${PROMPT_X + 294} ${LINE_BASE}H${LINE_WIDTH}`;
  const written = cursiveRow({ x: PROMPT_X + 62, y: 66 }, { width: 128, height: 30, loops: 6, seed: 'consigne' });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LINE_WIDTH} ${LINE_HEIGHT}">` +
    `<path fill="${TONES.blue.fill}" d="${softBox(PROMPT_X + 8, 21, 280, LINE_BASE - 15, 14)}"/>` +
    `<g fill="none" stroke="${PALETTE.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${before}${box}${path`M${PROMPT_X + 26} 40l13 12 -13 12`}${written}"/>` +
    `<path stroke="${PALETTE.margin}" stroke-width="4" d="M${PROMPT_X + 208} 34v36"/></g></svg>`
  );
};

/** The figures a corrector writes, in a box of 10 by 14. */
const DIGITS = [
  'M2 3 6 0V14',
  'M1 4C1-1 9-1 9 4 9 8 3 10 1 14H9',
  'M1 0H9L5 5C10 5 10 14 5 14 3 14 1 13 1 11',
  'M7 14V0L0 10H10',
  'M9 0H2L1 6C4 4 9 6 9 10 9 15 2 15 1 12',
  'M8 0C3 2 1 7 1 10 1 15 9 15 9 10 9 6 2 5 1 10',
];

/** A number in its circle, as in the list beside the picture. */
const mark = (number: number, x: number, y: number): string =>
  `<path fill="${PALETTE.paper}" stroke-width="2.5" d="${circle(x, y, 19)}"/>` +
  `<path stroke-width="2.5" transform="translate(${x - 5.5} ${y - 8})scale(1.15)" d="${DIGITS[number - 1] ?? ''}"/>`;

const SHEET = { left: 20, top: 16, right: 524, bottom: 612, margin: 104 };

const rulings = (isStrong: boolean): string =>
  Array.from({ length: 36 }, (_, index) => SHEET.top + 32 + index * 16)
    .filter((_, index) => (index % 4 === 3) === isStrong)
    .map((y) => path`M${SHEET.left} ${y}H${SHEET.right}`)
    .join('');

/** What the machine wrote, corrected by hand: one mark for each of the six skills of the course. */
export const drawCorrectedSheet = (): string => {
  const { left, top, right, bottom, margin } = SHEET;
  const sheet = box(left, top, right - left, bottom - top);
  const instruction = softBox(132, 52, 348, 84, 14);
  const frame = box(132, 282, 148, 112);
  const [table, bars] = [box(330, 462, 160, 112), [58, 34, 76, 92]];
  const chart = bars.map((height, index) => box(346 + index * 34, 566 - height, 22, height)).join('');
  const tone = [instruction, frame, chart, box(132, 434, 60, 16), box(222, 458, 74, 16)].join('');
  const nodes = [
    [330, 300],
    [410, 300],
    [490, 300],
  ]
    .map(([x = 0, y = 0]) => softBox(x - 22, y - 18, 44, 36, 8))
    .join('');
  const written =
    cursiveRow({ x: 176, y: 106 }, { width: 216, height: 34, loops: 9, seed: 'copie' }) +
    textLines(132, 172, 24, [330, 348, 214, 300]) +
    textLines(132, 442, 24, [176, 196, 150]) +
    path`M132 394l40 -52 28 34 22 -26 58 44M244 310a12 12 0 1 1 24 0a12 12 0 1 1 -24 0`;
  const signed = cursiveRow({ x: 132, y: 568 }, { width: 150, height: 42, loops: 4, seed: 'signature-2' });
  const corrections =
    path`M128 226c60 -9 190 -8 224 -3M204 188c-4 -26 104 -30 106 -6c2 24 -104 28 -106 6` +
    path`M346 336c22 26 96 26 118 0M456 346l9 -11 5 14M392 352l10 12 20 -26` +
    path`M132 580c46 6 120 4 168 -4`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 640">` +
    `<path fill="${TONES.blue.fill}" transform="translate(14 13)" d="${sheet}"/><path fill="${PALETTE.paper}" d="${sheet}"/>` +
    `<path stroke="${PALETTE.ruling}" d="${rulings(false)}"/><path stroke="${PALETTE.rulingStrong}" stroke-width="1.5" d="${rulings(true)}"/>` +
    `<path stroke="${PALETTE.margin}" stroke-width="2" opacity=".55" d="M${margin} ${top}V${bottom}"/>` +
    `<path fill="${TONES.blue.fill}" transform="translate(8 7)" d="${tone}"/>` +
    `<g fill="none" stroke="${PALETTE.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke-width="2.4" d="${sheet}${frame}${table}${chart}"/>` +
    `<path d="${instruction}M152 82l13 12 -13 12${written}${signed}${nodes}M352 300h36M432 300h36"/>` +
    `<path fill="${PALETTE.ink}" d="${box(132, 434, 60, 16)}${box(222, 458, 74, 16)}"/>` +
    `<g stroke="${PALETTE.margin}"><path stroke-width="4" d="M410 76v36"/><path d="${corrections}"/>` +
    `${mark(1, 64, 94)}${mark(2, 64, 200)}${mark(3, 64, 338)}${mark(4, 410, 252)}${mark(5, 64, 454)}${mark(6, 64, 556)}` +
    '</g></g></svg>'
  );
};
