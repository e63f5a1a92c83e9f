/** The categories that have a filter button; courses may have others, which get a badge only. */
export const COURSE_CATEGORIES = ['Bureautique', 'Informatique', 'Intelligence Artificielle'] as const;

export const ALL_COURSES = 'Toutes';

export type Tone = 'blue' | 'green' | 'purple' | 'pink' | 'grey';

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
