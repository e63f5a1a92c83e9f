import { ARTICLES_HEAD } from '#src/site/articles-head.ts';
import { paths } from '#src/site/paths.ts';

/** The words of the list of articles. */
export const BLOG_TEXTS = {
  categories: 'Filtrer par catégorie',
  tags: 'Mots-clés',
  newest: 'Dernier paru',
  emptyTitle: 'Aucun article trouvé',
  emptyHint: 'Aucun article n’est disponible pour cette catégorie.',
  failed: 'Les articles n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
  loading: 'Chargement des articles',
  pending: 'Chargement…',
  reset: 'Voir tous les articles',
  feed: 'Flux RSS',
  more: (left: number) => `Afficher les suivants (${String(left)})`,
  count: (total: number) => (total === 0 ? 'Aucun article' : total === 1 ? '1 article' : `${String(total)} articles`),
  reading: (minutes: number) => `${String(minutes)} min de lecture`,
} as const;

/** The title of a list of articles, in the page that was built as in the one that is filtered. */
export const blogTitle = (category: string | undefined, page = 1): string =>
  `${category === undefined ? ARTICLES_HEAD.title : `Blog ${category}`}${page > 1 ? `, page ${String(page)}` : ''}`;

export type Action = { title: string; links: readonly { label: string; href: string }[] };

export const ASK = { label: 'Poser une question', href: paths.contact };

/** The call to action of the list of articles. */
export const BLOG_ACTION: Action = {
  title: 'Lu, compris ? Passons à l’exercice.',
  links: [{ label: 'Voir les formations', href: paths.courses }, ASK],
};
