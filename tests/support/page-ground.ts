import { PALETTE, SLATE } from '#src/site/palette.ts';

/** `#1e2756` as a browser gives it back. */
export const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((start) => String(parseInt(colour.slice(start, start + 2), 16))).join(', ')})`;

/** What a page is painted on, by its theme. */
export const GROUND = { light: rgb(PALETTE.paper), dark: rgb(SLATE.paper) } as const;
