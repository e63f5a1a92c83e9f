import { categories } from '#src/site/categories.ts';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { DRAWINGS } from '#src/site/drawings.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import type { Motif } from '#src/site/motifs.ts';
import { paths } from '#src/site/paths.ts';
import type { Tone } from '#src/site/tones.ts';
import type { articleJsonSchema } from './article-json-schema.ts';
import type { z } from 'zod';

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

type Sortable = { id: string; data: { createdOn: Date } };

/** Newest first; of one day, the highest number first. */
export const compareArticles = (a: Sortable, b: Sortable): number =>
  b.data.createdOn.getTime() - a.data.createdOn.getTime() || articleNumber(b.id) - articleNumber(a.id);

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

/** The categories of the blog, of `content/categories.yaml`. */
export const BLOG_CATEGORIES: readonly string[] = categories.articles.map(({ name }) => name);

const BY_NAME = new Map(categories.articles.map((category) => [category.name, category]));

/** The entry of a category of articles in `content/categories.yaml`. */
const articleCategory = (name: string) => BY_NAME.get(name);

/** The badge's colour; that of ink for an unknown category, which a form may hold for a while. */
export const articleTone = (category: string): Tone => articleCategory(category)?.tone ?? 'blue';

/** The stand-in for an article's own picture: its drawing; nothing where the brand has none. */
export const articleDrawing = (id: number): string | undefined =>
  DRAWINGS ? paths.articleIllustration(id) : undefined;

/** An article's motif: its editor's choice, or the pen that wrote it. */
export const articleMotif = ({ illustration }: { illustration?: Motif | undefined }): Motif => illustration ?? 'plume';

type Action = { title: string; links: readonly { label: string; href: string }[] };

const ASK = { label: 'Poser une question', href: paths.contact };

/** The call to action of the list of articles. */
export const BLOG_ACTION: Action = {
  title: 'Lu, compris\u202f? Passons à l’exercice.',
  links: [{ label: 'Voir les formations', href: paths.courses }, ASK],
};

/** The call to action of an article: its category's own, courses on its subject, or all of them. */
export function articleAction(category: string): Action {
  const { action, courses } = articleCategory(category) ?? {};
  if (action !== undefined) return { title: action.title, links: [{ label: action.label, href: action.href }, ASK] };
  if (courses === undefined || !COURSE_CATEGORIES.includes(courses)) return BLOG_ACTION;
  return {
    title: BLOG_ACTION.title,
    links: [{ label: `Formations ${courses}`, href: paths.courseCategory(courses) }, ASK],
  };
}
