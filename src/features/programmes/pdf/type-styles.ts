import { PALETTE } from '#src/site/palette.ts';
import type { Face } from './type-faces.ts';

export type Style = { face: Face; size: number; leading: number; colour: string };

/** The sizes of a programme in points; a long one is set smaller, all sizes but those of the title together. */
export const typeStyles = (scale: number) =>
  ({
    title: { face: 'heading', size: 26, leading: 28, colour: PALETTE.ink },
    lead: { face: 'text', size: 10.4, leading: 14.4, colour: PALETTE.ink },
    note: { face: 'strong', size: 9, leading: 12, colour: PALETTE.marginDeep },
    section: { face: 'heading', size: 12.5 * scale, leading: 14.5 * scale, colour: PALETTE.marginDeep },
    term: { face: 'strong', size: 9.4 * scale, leading: 13.2 * scale, colour: PALETTE.ink },
    keyTerm: { face: 'strong', size: 8.4 * scale, leading: 11.6 * scale, colour: PALETTE.inkSoft },
    key: { face: 'strong', size: 10.4 * scale, leading: 13.6 * scale, colour: PALETTE.ink },
    text: { face: 'text', size: 9.4 * scale, leading: 13.2 * scale, colour: PALETTE.ink },
    hours: { face: 'heading', size: 14 * scale, leading: 13.2 * scale, colour: PALETTE.marginDeep },
    foot: { face: 'text', size: 7.2, leading: 10.2, colour: PALETTE.inkSoft },
  }) satisfies Record<string, Style>;

export type TypeStyles = ReturnType<typeof typeStyles>;
