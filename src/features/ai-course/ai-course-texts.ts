/** The landing page's own words. Facts of the course and what it promises come from `content/ai-course.yaml`. */
export const LANDING = {
  title: { open: 'Formation IA générative certifiante, CPF et OPCO', suspended: 'Formation IA générative' },
  /** Each says what it opens. */
  triggers: { enrolment: 'S’inscrire', callback: 'Être rappelé', programme: 'Télécharger le programme' },
  bar: 'S’inscrire',
  hero: { form: 'Recevoir le programme', facts: 'En bref' },
  skills: {
    note: 'Ce que vous saurez faire',
    title: 'La machine propose, vous tenez le stylo rouge',
    caption: (trainer?: string) =>
      `Échange inventé${trainer === undefined ? '' : `, relu par ${trainer}`}. Mêmes numéros que la liste.`,
  },
  results: { note: 'Résultats', title: 'Ce qui change, et quand' },
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
    title: 'Rendus, relus, signés',
    notice: 'Comment nous recueillons les avis',
  },
  reasons: { note: 'Pourquoi ici', title: 'Ce que vous ne trouverez pas dans une vidéo' },
  clients: 'Nous avons formé leurs équipes',
  faq: { note: 'Questions', title: 'Avant de vous inscrire' },
  forms: {
    note: 'Nous parler',
    information: {
      title: 'Poser une question',
      lead: 'Votre métier, votre niveau, une date : dites-nous ce qui compte.',
    },
    recall: { title: 'Être rappelé', lead: 'Laissez un numéro, nous nous occupons du reste.' },
  },
  action: { note: 'La suite', title: 'Dix minutes au téléphone, et vous savez si cette formation est pour vous.' },
  dialogs: {
    enrolment: { title: 'S’inscrire à la formation IA', lead: 'Rien n’est dû avant votre signature.' },
    callback: { title: 'Être rappelé gratuitement', lead: 'Un échange d’une dizaine de minutes, sans engagement.' },
    programme: { title: 'Télécharger le programme', lead: 'Un PDF, à lire ou à transmettre.' },
  },
} as const;
