import { categories } from '#src/site/categories.ts';
import type { Tone } from '#src/site/tones.ts';

const BY_NAME = new Map(categories.courses.map((category) => [category.name, category]));

/** The entry of a category in `content/categories.yaml`; courses may have other categories, which get a grey badge only. */
export const courseCategory = (name: string) => BY_NAME.get(name);

/** The badge's colour: an unknown category is grey. */
export const categoryTone = (category: string): Tone => courseCategory(category)?.tone ?? 'grey';
