/** The words around the changes of the law, which `content/law.yaml` tells. */
export const LAW_TEXTS = {
  title: 'Ce qui a changé dans la loi',
  note: 'CPF, OPCO, qualité, prix',
  description:
    'Les règles de la formation professionnelle qui ont changé, avec leur date d’effet, leur source et ce qu’elles changent pour vous.',
  pending: { title: 'En discussion', note: 'Pas encore la loi' },
  coming: { title: 'À venir', note: 'Déjà votées' },
  inForce: { title: 'En vigueur', note: 'Du plus récent au plus ancien' },
  feed: 'Suivre par un flux RSS',
} as const;
