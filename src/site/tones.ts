/** The tones of categories, drawings and badges, by their names in `content/`. */
export const TONE_NAMES = ['blue', 'green', 'purple', 'pink', 'grey'] as const;

export type Tone = (typeof TONE_NAMES)[number];

export const TONE_LABELS: Readonly<Record<Tone, string>> = {
  blue: 'Bleu',
  green: 'Vert',
  purple: 'Violet',
  pink: 'Rose',
  grey: 'Gris',
};
