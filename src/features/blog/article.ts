import { categories, COURSE_CATEGORIES } from '#src/site/categories.ts';
import { DRAWINGS } from '#src/site/drawings.ts';
import type { Motif } from '#src/site/motifs.ts';
import { articleNumber, paths } from '#src/site/paths.ts';
import type { Tone } from '#src/site/palette.ts';
import type { articleJsonSchema } from './article-json-schema.ts';
import type { z } from 'zod';

/** The fields of an article in `/api/blog` and on cards. Previews also show unpublished articles. */
export type Article = Omit<z.output<typeof articleJsonSchema>, 'published'> & { published: boolean };

export const ARTICLES_PER_PAGE = 12;

export const TAGS_PER_CARD = 3;

const SIMILAR_ARTICLES = 3;

const WORDS_PER_MINUTE = 200;

export const nextArticleNumber = (names: readonly string[]): number => 1 + Math.max(0, ...names.map(articleNumber));

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.ceil(text.trim().split(/\s+/).length / WORDS_PER_MINUTE));

type Sortable = { id: string; data: { createdOn: Date } };

export const compareArticles = (a: Sortable, b: Sortable): number =>
  b.data.createdOn.getTime() - a.data.createdOn.getTime() || articleNumber(b.id) - articleNumber(a.id);

export const findArticles = <Item extends { category: string }>(
  articles: readonly Item[],
  category: string | undefined,
): Item[] => articles.filter((article) => category === undefined || article.category === category);

/** Similar articles: most shared tags first, then the same category, then the newest. */
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

const CATEGORIES_BY_NAME = new Map(categories.articles.map((category) => [category.name, category]));

const articleCategory = (name: string) => CATEGORIES_BY_NAME.get(name);

export const articleTone = (category: string): Tone => articleCategory(category)?.tone ?? 'blue';

export const articleDrawing = (id: number): string | undefined =>
  DRAWINGS ? paths.articleIllustration(id) : undefined;

export const articleMotif = ({ illustration }: { illustration?: Motif | undefined }): Motif => illustration ?? 'plume';

type Action = { title: string; links: readonly { label: string; href: string }[] };

const ASK = { label: 'Poser une question', href: paths.contact };

export const BLOG_ACTION: Action = {
  title: 'Lu, compris\u202f? Passons à l’exercice.',
  links: [{ label: 'Voir les formations', href: paths.courses }, ASK],
};

/** The call to action of a category, or a link to the courses of the category, or a link to all courses. */
export function articleAction(category: string): Action {
  const { action, courses } = articleCategory(category) ?? {};
  if (action !== undefined) return { title: action.title, links: [{ label: action.label, href: action.href }, ASK] };
  if (courses === undefined || !COURSE_CATEGORIES.includes(courses)) return BLOG_ACTION;
  return {
    title: BLOG_ACTION.title,
    links: [{ label: `Formations ${courses}`, href: paths.courseCategory(courses) }, ASK],
  };
}
