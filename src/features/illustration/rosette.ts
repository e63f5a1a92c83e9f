import { path, type Point } from './pen.ts';

export type RosetteOptions = { x: number; y: number; radius: number; height: number; loops: number };

const QUARTER = Math.PI / 2;

/**
 * The practice loops wrapped round a circle, outwards and clockwise from its leftmost point:
 * path data to follow a pen that is already there, moving up.
 */
export const loopsRound = ({ x, y, radius, height, loops }: RosetteOptions): string => {
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
