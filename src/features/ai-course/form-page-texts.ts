/** The labels of the course's form pages. Facts of the course, and what its provider says and promises, come from content. */
export const FORM_PAGES = {
  back: 'Retour à la formation IA',
  enrolment: {
    title: 'Inscription Formation IA',
    note: 'Inscription',
    form: 'Vos coordonnées',
    panel: 'Ce que comprend la formation',
  },
  programme: {
    title: 'Le programme de la formation IA',
    note: 'Programme',
    form: 'Recevoir le programme',
    terms: 'En pratique',
    received: 'Ce que vous recevez',
    funded: 'Les informations sur le CPF',
  },
  cpf: {
    title: { open: 'Financer la formation IA avec le CPF', suspended: 'Financer la formation IA' },
    note: 'Financement',
    form: 'Faire le point sur mon financement',
    others: 'D’autres financements',
    secret:
      'Ne nous envoyez ni mot de passe, ni numéro de sécurité sociale, ni accès FranceConnect : nous n’en avons jamais besoin.',
    steps: 'Après l’envoi',
    account: 'Vous consultez votre solde CPF sur moncompteformation.gouv.fr',
  },
  creator: {
    title: 'Formation IA avec',
    note: 'Bienvenue',
    programme: 'Recevoir le programme',
    bar: 'Le programme',
    figures: 'La formation en quatre points',
    firstWeek: 'Semaine 1',
    fundable: 'Financement',
    blocks: 'Ce que vous apprendrez',
    cpf: {
      title: { open: 'Et le CPF ?', suspended: 'Et le financement ?' },
      form: 'Faire le point sur mon financement',
    },
  },
} as const;
