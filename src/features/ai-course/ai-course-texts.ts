/** The labels of the landing page. Facts of the course, and what its provider says and promises, come from content. */
export const LANDING = {
  title: { open: 'Formation IA générative certifiante, CPF et OPCO', suspended: 'Formation IA générative' },
  /** Each says what it opens. */
  triggers: { enrolment: 'S’inscrire', callback: 'Être rappelé', programme: 'Télécharger le programme' },
  bar: 'S’inscrire',
  hero: { form: 'Recevoir le programme', facts: 'En bref' },
  skills: {
    note: 'Ce que vous saurez faire',
    caption: (trainer?: string) =>
      `Échange inventé${trainer === undefined ? '' : `, relu par ${trainer}`}. Mêmes numéros que la liste.`,
  },
  results: 'Résultats',
  financing: {
    note: 'Financement',
    title: 'Combien cela vous coûte',
    other: 'Parler de mon financement',
    sheet: { price: 'Tarif\u00a0:', link: 'La fiche et les dates' },
  },
  pedagogy: { note: 'Programme et méthode', title: 'une case par heure' },
  figures: { note: 'Avec leur période et leur échantillon', title: 'Nos chiffres' },
  testimonials: {
    note: 'Témoignages',
    notice: 'Comment nous recueillons les avis',
  },
  reasons: 'Pourquoi ici',
  clients: 'Nous avons formé leurs équipes',
  faq: 'Questions',
  forms: {
    note: 'Nous parler',
    information: 'Poser une question',
    recall: 'Être rappelé',
  },
  closing: 'La suite',
  dialogs: {
    enrolment: 'S’inscrire à la formation IA',
    callback: 'Être rappelé gratuitement',
    programme: 'Télécharger le programme',
  },
} as const;
