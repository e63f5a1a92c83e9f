import { PALETTE, TONES } from '#src/site/palette.ts';
import { path, softBox } from './pen.ts';
import { cursiveRow } from './stroke.ts';

const [LINE_WIDTH, LINE_HEIGHT, LINE_BASE] = [1600, 96, 90];
const PROMPT_X = 1120;
/** To the right of the page's margin, however wide the screen. */
const LOOPS_X = 300;

/** A line of practice loops from one edge of the page to the other, which becomes a prompt on its way. */
export const drawCourseLine = (): string => {
  const before = cursiveRow(
    { x: LOOPS_X, y: LINE_BASE },
    { width: PROMPT_X - 130 - LOOPS_X, height: 62, loops: 20, seed: 'formation-ia' },
  );
  const box = path`M${PROMPT_X - 130} ${LINE_BASE}H${PROMPT_X - 14}Q${PROMPT_X} ${LINE_BASE} ${PROMPT_X} ${LINE_BASE - 14}V28Q${PROMPT_X} 14 ${PROMPT_X + 14} 14H${PROMPT_X + 266}Q${PROMPT_X + 280} 14 ${PROMPT_X + 280} 28V${LINE_BASE - 14}Q${PROMPT_X + 280} ${LINE_BASE} ${PROMPT_X + 294} ${LINE_BASE}H${LINE_WIDTH}`;
  const written = cursiveRow({ x: PROMPT_X + 62, y: 66 }, { width: 128, height: 30, loops: 6, seed: 'consigne' });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LINE_WIDTH} ${LINE_HEIGHT}">` +
    `<path fill="${TONES.purple.fill}" d="${softBox(PROMPT_X + 8, 21, 280, LINE_BASE - 15, 14)}"/>` +
    `<g fill="none" stroke="${PALETTE.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${path`M0 ${LINE_BASE}H${LOOPS_X}`}${before}${box}${path`M${PROMPT_X + 26} 40l13 12 -13 12`}${written}"/>` +
    `<path stroke="${PALETTE.margin}" stroke-width="4" d="M${PROMPT_X + 208} 34v36"/></g></svg>`
  );
};
