import type { Face } from './type-faces.ts';

export type Style = { face: Face; size: number; leading: number; colour: string };

const INK = '#1E2756';
const INK_SOFT = '#4B5378';
const VERMILION_DEEP = '#B32E1B';

/** The sizes of a programme in points; a long one is set smaller, all sizes but those of the title together. */
export const typeStyles = (scale: number) =>
  ({
    title: { face: 'heading', size: 26, leading: 28, colour: INK },
    lead: { face: 'text', size: 10.4, leading: 14.4, colour: INK },
    note: { face: 'strong', size: 9, leading: 12, colour: VERMILION_DEEP },
    section: { face: 'heading', size: 12.5 * scale, leading: 14.5 * scale, colour: VERMILION_DEEP },
    term: { face: 'strong', size: 9.4 * scale, leading: 13.2 * scale, colour: INK },
    keyTerm: { face: 'strong', size: 8.4 * scale, leading: 11.6 * scale, colour: INK_SOFT },
    key: { face: 'strong', size: 10.4 * scale, leading: 13.6 * scale, colour: INK },
    text: { face: 'text', size: 9.4 * scale, leading: 13.2 * scale, colour: INK },
    hours: { face: 'heading', size: 14 * scale, leading: 13.2 * scale, colour: VERMILION_DEEP },
    foot: { face: 'text', size: 7.2, leading: 10.2, colour: INK_SOFT },
  }) satisfies Record<string, Style>;

export type TypeStyles = ReturnType<typeof typeStyles>;
