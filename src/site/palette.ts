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

/** Of a tone: what a drawing or a badge is filled with, what lies under text, and the text upon it. */
type ToneColours = { fill: string; wash: string; deep: string };

export const TONES = {
  blue: { fill: '#bfd4f2', wash: '#e6eefb', deep: '#2b5fa8' },
  green: { fill: '#bfe0cb', wash: '#e4f2e9', deep: '#2a7351' },
  purple: { fill: '#d9cbf0', wash: '#f0e9fa', deep: '#6a4ba3' },
  pink: { fill: '#f5c9d6', wash: '#fbe8ee', deep: '#a83e66' },
  grey: { fill: '#d8d5cd', wash: '#efede7', deep: '#5e5a52' },
} as const satisfies Record<Tone, ToneColours>;
