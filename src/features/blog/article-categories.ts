import { categories } from '#src/site/categories.ts';
import type { Tone } from '#src/site/tones.ts';

/** The categories of the blog, of `content/categories.yaml`. */
export const BLOG_CATEGORIES: readonly string[] = categories.articles.map(({ name }) => name);

const BY_NAME = new Map(categories.articles.map((category) => [category.name, category]));

/** The entry of a category of articles in `content/categories.yaml`. */
export const articleCategory = (name: string) => BY_NAME.get(name);

/** The badge's colour; that of ink for an unknown category, which a form may hold for a while. */
export const articleTone = (category: string): Tone => articleCategory(category)?.tone ?? 'blue';
