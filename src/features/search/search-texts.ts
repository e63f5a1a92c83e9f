import type { SearchDocument } from './search-document.ts';

/** In characters: the field takes no more. */
export const LONGEST_QUERY = 100;

export const SEARCH_TEXTS = {
  /** The title of the page, which says what is looked for in it. */
  titleOf: (query: string) => (query === '' ? 'Rechercher sur le site' : `Recherche «\u00a0${query}\u00a0»`),
  label: 'Que cherchez-vous ?',
  placeholder: 'Un outil, une tâche, une question…',
  loading: 'Recherche en cours…',
  failed: 'La recherche n’a pas pu être chargée. Réessayez, ou suivez un des liens ci-dessous.',
  retry: 'Réessayer',
  exact: 'Résultats',
  near: 'Résultats proches',
  nearHint: 'Ils n’ont pas tous ces mots, ou leur ressemblent\u00a0: faute de frappe, mot voisin.',
  none: (query: string) => `Rien ne correspond à «\u00a0${query}\u00a0».`,
  noneHint: 'Essayez un autre mot, parcourez le catalogue, ou posez-nous la question.',
  more: (left: number) => `Afficher les suivants (${String(left)})`,
  count: (exact: number, near: number) => {
    if (exact + near === 0) return 'Aucun résultat';
    const found = exact === 0 ? 'Aucun résultat exact' : exact === 1 ? '1 résultat' : `${String(exact)} résultats`;
    return near === 0 ? found : `${found}, ${near === 1 ? '1 proche' : `${String(near)} proches`}`;
  },
} as const;

export const KIND_LABELS: Record<SearchDocument['kind'], string> = {
  course: 'Formation',
  article: 'Article',
  page: 'Page',
  person: 'Équipe',
};
