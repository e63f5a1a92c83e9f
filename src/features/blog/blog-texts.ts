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

/** The head of a list of articles, in the page and in search engines. */
export const BLOG_HEAD = {
  /** In the page that was built as in the one that is filtered. */
  titleOf: (category: string | undefined, page = 1) =>
    `${category === undefined ? 'Blog : IA, bureautique, financement' : `Blog ${category}`}${page > 1 ? `, page ${String(page)}` : ''}`,
  note: 'Le blog',
  heading: 'Le cahier du jour',
  lead: 'Un tableau qui résiste, un dossier à monter, une consigne à préciser : nos formateurs écrivent ici ce qu’on leur demande en salle, gestes et dates à l’appui.',
  subject: 'Tableur, IA, sécurité, financement',
  subjectOf: (category: string) => category,
  promise: ' : des pas à pas à refaire à votre bureau, écrits par nos formateurs',
} as const;

export type Action = { title: string; links: readonly { label: string; href: string }[] };

export const ASK = { label: 'Poser une question', href: paths.contact };

/** What the list of articles leads to. */
export const BLOG_ACTION: Action = {
  title: 'Lu, compris ? Passons à l’exercice.',
  links: [{ label: 'Voir les formations', href: paths.courses }, ASK],
};
