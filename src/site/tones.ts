/** The tones of categories, drawings and badges, by their names in `content/`. */
export const TONE_LABELS = { blue: 'Bleu', green: 'Vert', purple: 'Violet', pink: 'Rose', grey: 'Gris' } as const;

export type Tone = keyof typeof TONE_LABELS;

export const TONE_NAMES = Object.keys(TONE_LABELS) as Tone[];
