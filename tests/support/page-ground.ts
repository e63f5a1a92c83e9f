import { bytesOf } from '#src/lib/colour.ts';
import { PALETTE, SLATE } from '#src/site/palette.ts';

/** `#1e2756` as a browser gives it back. */
export const rgb = (colour: string): string => `rgb(${bytesOf(colour).join(', ')})`;

/** What a page is painted on, by its theme. */
export const GROUND = { light: rgb(PALETTE.paper), dark: rgb(SLATE.paper) } as const;
