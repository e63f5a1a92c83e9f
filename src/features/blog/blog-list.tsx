import { type FilteredListSettings, mountFilter, type ListState } from '#src/features/filter/FilteredList.tsx';
import { FilterToolbar } from '#src/features/filter/FilterToolbar.tsx';
import type { FilterGroup, Query } from '#src/features/filter/query.ts';
import { BLOG_TITLE } from '#src/site/browser-facts.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { BLOG_CATEGORIES } from '#src/site/categories.ts';
import { paths } from '#src/site/paths.ts';
import { findArticles } from './article.ts';
import { ARTICLES_PER_PAGE } from './articles-per-page.ts';
import type { Article } from './article-collection.ts';
import { ARTICLE_LOOKS, ArticleList } from './ArticleCard.tsx';

export const articleFilter = (categories: readonly string[]): FilterGroup => ({
  name: 'category',
  label: 'Filtrer par catégorie',
  options: [
    { value: '', label: 'Tous les articles' },
    ...categories.map((category) => ({ value: category, label: category })),
  ],
});

/** Ignores unknown categories, so that a URL cannot put arbitrary text into the title and the heading of the page. */
const knownCategory = ({ category = '' }: Query): string | undefined =>
  BLOG_CATEGORIES.includes(category) ? category : undefined;

export function blogTitle({ query, page }: Pick<ListState, 'query' | 'page'>): string {
  const category = knownCategory(query);
  const suffix = page > 1 ? `, page ${String(page)}` : '';
  return `${category === undefined ? BLOG_TITLE : `Blog ${category}`}${suffix}`;
}

export const blog: FilteredListSettings<Article> = {
  path: paths.blog,
  Toolbar: FilterToolbar,
  file: paths.apiBlog,
  find: (articles, { category }) => findArticles(articles, category === '' ? undefined : category),
  feed: paths.feed,
  texts: {
    loading: 'Chargement des articles',
    failed: 'Les articles n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
    emptyTitle: 'Aucun article trouvé',
    emptyHint: 'Aucun article n’est disponible pour cette catégorie.',
    reset: 'Voir tous les articles',
    more: 'Afficher les suivants',
  },
  summary: ({ total = 0 }) => countOf(total, 'article', 'Aucun'),
  title: blogTitle,
  heading: (query) => knownCategory(query) ?? 'Tous les articles',
  pageSize: ARTICLES_PER_PAGE,
  Results: ({ items, query }) => <ArticleList articles={items} hasLead={!query.category} />,
  skeleton: { count: 6, item: ARTICLE_LOOKS.row.item, card: ARTICLE_LOOKS.row.skeleton },
};

export const mount = (root: HTMLElement): Promise<void> => mountFilter(root, blog);
