import { handLine, type Turn } from './pen.ts';

/**
 * One object, drawn around its own origin: it stands on the writing line (`y` is 0, up is negative),
 * the running stroke meets it at `x` 0 and leaves it at `x` `width`. Every value is path data.
 */
export type Sketch = {
  width: number;
  /** What the running stroke draws of the object, on its way from 0 to `width`. */
  stroke: string;
  /** Nothing is written yet beyond this object. */
  endsHere?: boolean;
  ink: string;
  /** Flat colour, printed a little beside the lines. */
  tone: string;
  /** What hides the ruling of the page. */
  paper: string;
  accent?: string;
  accentFill?: string;
  inkFill?: string;
  /** Closed shapes that hide the lines that run behind them. */
  nodes?: { outline: string; tone: string };
  overNodes?: string;
  /** Small objects that may keep this one company. */
  company: readonly Aside[];
};

export type Aside =
  | 'arrow'
  | 'check'
  | 'braces'
  | 'pencil'
  | 'key'
  | 'sheet'
  | 'mug'
  | 'ink'
  | 'dots'
  | 'sum'
  | 'at'
  | 'plane'
  | 'lens'
  | 'ruler'
  | 'coin'
  | 'lock';

export type FrameOptions = { width: number; height: number; loop?: 'left' | 'right' | 'both' | 'none' };

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
