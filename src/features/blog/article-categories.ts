import type { Tone } from '#src/site/palette.ts';

export const BLOG_CATEGORIES = ['Intelligence Artificielle', 'Bureautique', 'Financement', 'Sécurité'] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export const ALL_ARTICLES = 'Tous les articles';

/** The colours of the courses, security being taught among those of computing. */
const TONES: Readonly<Record<BlogCategory, Tone>> = {
  'Intelligence Artificielle': 'purple',
  Bureautique: 'blue',
  Financement: 'pink',
  Sécurité: 'green',
};

/** The badge's colour: `articleTone('Financement')` is pink. */
export const articleTone = (category: BlogCategory): Tone => TONES[category];
