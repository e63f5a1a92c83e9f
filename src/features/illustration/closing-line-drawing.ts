import { PALETTE, TONES } from '#src/site/palette.ts';
import { circle, path } from './pen.ts';
import { ribbons, writeRosette } from './rosette.ts';
import { cursiveRow } from './stroke.ts';

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
