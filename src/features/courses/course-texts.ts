import type { Facet } from './course-facets.ts';

export const FACET_LABELS: Readonly<Record<Facet, string>> = {
  lieu: 'Lieu',
  cpf: 'Financement',
  certification: 'Certification',
  prix: 'Prix par personne',
  duree: 'Durée',
  avant: 'Prochaine session',
};

/** The words of the catalogue and of the showcase. */
export const COURSE_TEXTS = {
  placeholder: 'Rechercher une formation...',
  search: 'Rechercher une formation',
  categories: 'Filtrer par domaine',
  emptyTitle: 'Aucune formation trouvée',
  emptyHint: 'Essayez de modifier vos critères de recherche.',
  failed: 'Le catalogue n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  near: 'Formations proches',
  nearHint: 'Elles ne contiennent pas exactement ces mots : faute de frappe, pluriel ou synonyme.',
  toBeAgreed: 'Dates à convenir',
  compare: 'Comparer',
  comparable: 'Deux ou trois formations',
  onlyChosen: 'Ne montrer que les formations cochées',
  moreFilters: 'Prix, durée, date',
  /** « Sans « Angers »\u00a0: 12 formations » */
  without: (choice: string, total: number): string =>
    `Sans «\u00a0${choice}\u00a0»\u00a0: ${String(total)} formation${total > 1 ? 's' : ''}`,
  wish: {
    title: 'Elle n’est pas dans la liste\u202f?',
    hint: 'Dites ce que vous voulez savoir faire.',
    action: 'Nous écrire',
  },
  reset: 'Voir toutes les formations',
  all: 'Toutes les formations',
  uncounted: 'Le catalogue',
  loading: 'Chargement des formations',
  showing: (total: number, category: string) =>
    `${category}\u00a0: ${String(total)} formation${total > 1 ? 's' : ''} ci-dessous`,
  count: (total: number) =>
    total === 0 ? 'Aucune formation' : total === 1 ? '1 formation' : `${String(total)} formations`,
} as const;

/** The words of every course page, whatever the course. */
export const COURSE_PAGE = {
  exercise: {
    note: 'Un exercice',
    caption: (trainer?: string) => `Exercice inventé${trainer === undefined ? '' : `, corrigé par ${trainer}`}.`,
  },
  request: 'Demander des informations',
  financing: 'Options de financement',
  programme: 'Programme en PDF',
  compare: 'Comparer',
  compareNear: 'Comparer à une autre',
  officialSheet: 'Voir chez France compétences la fiche',
} as const;
