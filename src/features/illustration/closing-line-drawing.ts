import { PALETTE, TONES } from '#src/site/palette.ts';
import { circle, path, type Point } from './pen.ts';
import { cursiveRow } from './stroke.ts';

/** The middle of a rosette, and how far its ring is from there. */
type Rosette = { x: number; y: number; radius: number };

type LoopsOptions = Rosette & { height: number; loops: number };

const QUARTER = Math.PI / 2;

/**
 * The practice loops wrapped round a circle, outwards and clockwise from its leftmost point:
 * path data to follow a pen that is already there, moving up.
 */
const loopsRound = ({ x, y, radius, height, loops }: LoopsOptions): string => {
  const pitch = (2 * Math.PI) / loops;
  const reach = pitch * 0.44;
  const at = (turn: number): Point => {
    const angle = Math.PI + (pitch * turn) / (4 * QUARTER) + reach * Math.sin(turn);
    const distance = radius + (height * (1 - Math.cos(turn))) / 2;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
  };
  const handle = (turn: number): Point => {
    const [beforeX, beforeY] = at(turn - 0.001);
    const [afterX, afterY] = at(turn + 0.001);
    return [((afterX - beforeX) / 0.002) * 0.5523, ((afterY - beforeY) / 0.002) * 0.5523];
  };
  return Array.from({ length: loops * 4 }, (_, index) => {
    const [from, to] = [index * QUARTER, (index + 1) * QUARTER];
    const [startX, startY] = at(from);
    const [endX, endY] = at(to);
    const [outX, outY] = handle(from);
    const [inX, inY] = handle(to);
    return path`C${startX + outX} ${startY + outY} ${endX - inX} ${endY - inY} ${endX} ${endY}`;
  }).join('');
};

/** The end of a line that comes along `base`: up into a rosette, round it, and a tick in its middle. */
const writeRosette = ({ x, y, radius }: Rosette, base: number): string => {
  const arrive = path`C${x - radius - 40} ${base} ${x - radius} ${y + 50} ${x - radius} ${y}`;
  const tick = path`C${x - radius} ${y - 26} ${x - 30} ${y - 24} ${x - 22} ${y - 8}L${x - 5} ${y + 17}L${x + 26} ${y - 19}`;
  return arrive + loopsRound({ x, y, radius, height: 31, loops: 12 }) + tick;
};

/** Its two ribbons, left and right. */
const ribbons = ({ x, y, radius }: Rosette): string =>
  [1, -1]
    .map(
      (side) =>
        path`M${x + side * 8} ${y + radius - 6}l${side * 10} 72l${side * 12} -15l${side * 18} 8l${-side * 13} -72z`,
    )
    .join('');

const [WIDTH, HEIGHT, BASE] = [1200, 220, 130];
const ROSETTE = { x: 1060, y: 76, radius: 44 };

/** On the last call of the home page, on ink: the line that the first picture began ends as the rosette of a certificate. */
export const drawClosingLine = (): string => {
  const practice = cursiveRow({ x: 420, y: BASE }, { width: 330, height: 88, loops: 6, seed: 'fin' });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="${TONES.blue.deep}" transform="translate(8 7)" d="${circle(ROSETTE.x, ROSETTE.y, 56)}${ribbons(ROSETTE)}"/>` +
    `<g fill="none" stroke="${PALETTE.paper}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke-width="2.4" d="${ribbons(ROSETTE)}"/>` +
    `<path fill="${PALETTE.ink}" stroke="none" d="${circle(ROSETTE.x, ROSETTE.y, 60)}"/>` +
    `<path fill="${TONES.blue.deep}" stroke="none" transform="translate(8 7)" d="${circle(ROSETTE.x, ROSETTE.y, 56)}"/>` +
    `<path d="${path`M0 ${BASE}H420`}${practice}${writeRosette(ROSETTE, BASE)}"/></g></svg>`
  );
};
