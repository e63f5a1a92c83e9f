import type { z } from 'zod';
import { articleNumber } from '#src/site/entry-addresses.ts';
import type { articleJsonSchema } from './article-json-schema.ts';

/** An article as the JSON mirror lists it and as cards show it; one that is not published is shown in previews. */
export type Article = Omit<z.output<typeof articleJsonSchema>, 'published'> & { published: boolean };

/** How many articles a page of the blog lists. */
export const ARTICLES_PER_PAGE = 12;

/** How many tags a card shows. */
export const TAGS_PER_CARD = 3;

const SIMILAR_ARTICLES = 3;

const WORDS_PER_MINUTE = 200;

/** The number of the next article, after those of these files' names. */
export const nextArticleNumber = (names: readonly string[]): number => 1 + Math.max(0, ...names.map(articleNumber));

/** How long a text takes to read, in whole minutes. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.ceil(text.trim().split(/\s+/).length / WORDS_PER_MINUTE));

type Sortable = { id: string; data: { createdAt: Date } };

/** Newest first; of one day, the highest number first. */
export const compareArticles = (a: Sortable, b: Sortable): number =>
  b.data.createdAt.getTime() - a.data.createdAt.getTime() || articleNumber(b.id) - articleNumber(a.id);

/** The articles of exactly that category, or all of them. */
export const findArticles = <Item extends { category: string }>(
  articles: readonly Item[],
  category: string | undefined,
): Item[] => articles.filter((article) => category === undefined || article.category === category);

/** The articles to read next: those that share most tags first, then those of the same category, newest first. */
export function similarArticles(article: Article, articles: readonly Article[]): Article[] {
  return articles
    .filter(({ id }) => id !== article.id)
    .map((other) => ({
      other,
      sharedTags: other.tags.filter((tag) => article.tags.includes(tag)).length,
      isSameCategory: other.category === article.category,
    }))
    .filter(({ sharedTags, isSameCategory }) => sharedTags > 0 || isSameCategory)
    .sort((a, b) => b.sharedTags - a.sharedTags || Number(b.isSameCategory) - Number(a.isSameCategory))
    .slice(0, SIMILAR_ARTICLES)
    .map(({ other }) => other);
}
