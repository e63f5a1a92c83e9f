import type { Tone } from '#src/site/palette.ts';

export const ALL_COURSES = 'Toutes';

const TONES = new Map<string, Tone>([
  ['Bureautique', 'blue'],
  ['Informatique', 'green'],
  ['Intelligence Artificielle', 'purple'],
  ['Digital', 'pink'],
]);

/** The categories that have a colour of their own; courses may have others. */
export const knownCategories: readonly string[] = [...TONES.keys()];

/** The badge's colour: `categoryTone('Digital')` is pink, an unknown category is grey. */
export const categoryTone = (category: string): Tone => TONES.get(category) ?? 'grey';
