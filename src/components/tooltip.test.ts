import { expect, test } from 'vitest';
import { tooltipPlace } from './tooltip.ts';

const TELEPHONE = { width: 360, height: 740 };
const TIP = { width: 120, height: 40 };

test('stands under the middle of its control', () => {
  expect(tooltipPlace({ left: 160, top: 10, width: 40, height: 48 }, TIP, TELEPHONE)).toEqual({ left: 120, top: 58 });
});

test('stands above a control at the foot of the window', () => {
  expect(tooltipPlace({ left: 160, top: 680, width: 40, height: 48 }, TIP, TELEPHONE)).toEqual({ left: 120, top: 640 });
});

test.each([
  ['left', 0, 4],
  ['right', 320, 236],
])('does not pass the %s edge', (_, left, expected) => {
  expect(tooltipPlace({ left, top: 10, width: 40, height: 48 }, TIP, TELEPHONE).left).toBe(expected);
});
