import { categories, COURSE_CATEGORIES } from '#src/site/categories.ts';
import { hasDrawings } from '#src/site/browser-facts.ts';
import type { Motif } from '#src/site/motifs.ts';
import { articleNumber, paths } from '#src/site/paths.ts';
import type { Tone } from '#src/site/palette.ts';

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

type Tagged = { id: number; category: string; tags: readonly string[] };

export function similarArticles<Item extends Tagged>(article: Tagged, articles: readonly Item[]): Item[] {
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

const CATEGORIES = new Map(categories.articles.map((category) => [category.name, category]));

export const articleTone = (category: string): Tone => CATEGORIES.get(category)?.tone ?? 'blue';

export const articleDrawing = (id: number): string | undefined =>
  hasDrawings ? paths.articleIllustration(id) : undefined;

export const articleMotif = ({ illustration }: { illustration?: Motif | undefined }): Motif => illustration ?? 'plume';

type Action = { title: string; links: Readonly<Record<string, string>> };

const ASK = { 'Poser une question': paths.contact };

export const BLOG_ACTION: Action = {
  title: 'Lu, compris\u202f? Passons à l’exercice.',
  links: { 'Voir les formations': paths.courses, ...ASK },
};

export function articleAction(category: string): Action {
  const { action, courses } = CATEGORIES.get(category) ?? {};
  if (action !== undefined) return { title: action.title, links: { [action.label]: action.href, ...ASK } };
  if (courses === undefined || !COURSE_CATEGORIES.includes(courses)) return BLOG_ACTION;
  return { title: BLOG_ACTION.title, links: { [`Formations ${courses}`]: paths.courseCategory(courses), ...ASK } };
}
