import type { Tone } from './tones.ts';

/**
 * The colours of the exercise book, said once for pages (by tailwind.config.mjs), drawings, share pictures, programmes and
 * mails. `palette.test.ts` holds what is read on what: text 4.5 to 1, lines 3 to 1.
 */
export const PALETTE = {
  paper: '#fbf7ee',
  sheet: '#fffdf9',
  ruling: '#dde3ee',
  /** Every fourth line of a drawn page. */
  rulingStrong: '#c9d3e6',
  ink: '#1e2756',
  inkSoft: '#4b5378',
  inkDeep: '#151c42',
  margin: '#d9412b',
  marginDeep: '#b32e1b',
  marginWash: '#fbe9e3',
} as const;

/**
 * The same on a slate, for who wishes a dark page: chalk in the place of ink, on a board that is wiped (`sheet`) or not.
 */
export const SLATE = {
  paper: '#1f272b',
  sheet: '#283238',
  ruling: '#344047',
  rulingStrong: '#465761',
  ink: '#f4efe2',
  inkSoft: '#c0c9ca',
  inkDeep: '#ffffff',
  margin: '#ff7f69',
  marginDeep: '#ffa08e',
  marginWash: '#46302c',
} as const satisfies Record<keyof typeof PALETTE, string>;

/** What a section of ink stands on among slate: blue still, no longer the darkest of the page. */
export const SLATE_BAND = '#273168';

/** Of a tone: what a drawing or a badge is filled with, what lies under text, and the text upon it. */
type ToneColours = { fill: string; wash: string; deep: string };

export const TONES = {
  blue: { fill: '#bfd4f2', wash: '#e6eefb', deep: '#2b5fa8' },
  green: { fill: '#bfe0cb', wash: '#e4f2e9', deep: '#2a7351' },
  purple: { fill: '#d9cbf0', wash: '#f0e9fa', deep: '#6a4ba3' },
  pink: { fill: '#f5c9d6', wash: '#fbe8ee', deep: '#a83e66' },
  grey: { fill: '#d8d5cd', wash: '#efede7', deep: '#5e5a52' },
} as const satisfies Record<Tone, ToneColours>;

/** Chalk that is rubbed in, a shade of the board, and chalk that is written with. */
export const SLATE_TONES = {
  blue: { fill: '#3b5880', wash: '#29394c', deep: '#abccf5' },
  green: { fill: '#37624c', wash: '#263d35', deep: '#a4dcbb' },
  purple: { fill: '#5b4a80', wash: '#363149', deep: '#d2bff4' },
  pink: { fill: '#7b4359', wash: '#462e39', deep: '#f6b6c9' },
  grey: { fill: '#585a55', wash: '#353b3d', deep: '#d2cfc6' },
} as const satisfies Record<Tone, ToneColours>;
