import { box, circle, handLine, path, softBox, textLines, type Turn } from './pen.ts';

/** Small objects, about 36 units across, drawn round their own centre. */
export const ASIDES = {
  arrow: 'M-10-14L-10 10L-4 5L0 14L6 11L2 3L10 2Z',
  check: 'M-13 1L-4 10L14-11',
  braces:
    'M-8-14c-7 0-6 5-6 8s-1 6-4 6c3 0 4 3 4 6s-1 8 6 8M8-14c7 0 6 5 6 8s1 6 4 6c-3 0-4 3-4 6s1 8-6 8M-4 0h0M4 0h0',
  pencil: 'M-16 16l3-11L9-17l8 8-22 22zM-13 5l8 8M4-12l8 8',
  key: `${circle(-8, 0, 7)}M-1 0H17V7M10 0V5`,
  sheet: `${path`M-11-15H5L11-9V15H-11ZM5-15v6h6`}${textLines(-5, 0, 6, [10, 7])}`,
  mug: 'M-12-8H8V6q0 6-6 6H-6q-6 0-6-6ZM8-4h4q4 0 4 5t-4 5H8M-6-13q-3-3 0-6M2-13q-3-3 0-6',
  ink: `${softBox(-13, -4, 26, 18, 4)}M-6-4V-11H6V-4M-9-11H9M-7 5H7`,
  dots: `${circle(-13, 0, 2.5)}${circle(0, 0, 2.5)}${circle(13, 0, 2.5)}`,
  sum: 'M10-8V-13H-9L2 0L-9 13H10V8',
  at: 'M6-4c-3-5-12-4-12 4 0 8 10 8 12 1V-6 0c0 8 10 7 9-2C14-22-16-20-15 1c1 17 18 18 24 11',
  plane: 'M-16 1L16-13L6 14L-2 4ZM16-13L-2 4V13L3 9',
  lens: `${circle(-3, -3, 10)}M5 5L14 14`,
  ruler: `${box(-18, -6, 36, 12)}M-12-6v5M-6-6v7M0-6v5M6-6v7M12-6v5`,
  coin: `${circle(0, 0, 12)}M5-5c-8-5-11 0-11 5s4 10 11 5M-9-2h8M-9 2h8`,
  lock: `${softBox(-11, -4, 22, 17, 3)}M-6-4V-9q0-6 6-6t6 6v5M0 3v4`,
} as const satisfies Record<string, string>;

/**
 * One object, drawn around its own origin: it stands on the writing line (`y` is 0, up is negative),
 * the running stroke meets it at `x` 0 and leaves it at `x` `width`. Every value is path data.
 */
export type Sketch = {
  width: number;
  /** The running stroke's part of the object, on its way from 0 to `width`. */
  stroke: string;
  /** Nothing is written yet beyond this object. */
  endsHere?: boolean;
  ink: string;
  /** Flat colour, printed a little beside the lines. */
  tone: string;
  /** Shapes that hide the ruling of the page. */
  paper: string;
  accent?: string;
  accentFill?: string;
  inkFill?: string;
  /** Closed shapes that hide the lines that run behind them. */
  nodes?: { outline: string; tone: string };
  overNodes?: string;
  /** Small objects that may keep this one company. */
  company: readonly (keyof typeof ASIDES)[];
};

type FrameOptions = { width: number; height: number; loop?: 'left' | 'right' | 'both' | 'none' };

/** Room between the end of the row of loops and the object's side. */
export const FOOT = 14;

/** A frame that stands on the line: up its left side, across, down its right side, and on. */
export const standingFrame = ({ width, height, loop = 'none' }: FrameOptions): string => {
  const corner = (side: 'left' | 'right'): Omit<Turn, 'at'> =>
    loop === side || loop === 'both' ? { loop: 24 } : { radius: 9 };
  return handLine([
    { at: [0, 0] },
    { at: [FOOT, 0], radius: FOOT - 2 },
    { at: [FOOT, -height], ...corner('left') },
    { at: [width - FOOT, -height], ...corner('right') },
    { at: [width - FOOT, 0], radius: FOOT - 2 },
    { at: [width, 0] },
  ]);
};
