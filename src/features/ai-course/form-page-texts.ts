/** The words of the course's form pages. Facts of the course and what it promises come from `content/ai-course.yaml`. */
export const FORM_PAGES = {
  back: 'Retour à la formation IA',
  enrolment: {
    title: 'Inscription Formation IA',
    description:
      'Demandez votre inscription à la formation IA générative : un conseiller vérifie avec vous le niveau, les dates et le financement.',
    note: 'Inscription',
    form: 'Vos coordonnées',
    panel: 'Ce que comprend la formation',
  },
  programme: {
    title: 'Le programme de la formation IA',
    description:
      'Recevez le programme détaillé de la formation IA générative, son planning, ses financements et les coordonnées d’un conseiller.',
    note: 'Programme',
    form: 'Recevoir le programme',
    modules: 'Trois modules',
    terms: {
      title: 'En pratique',
      items: [
        'Formule hybride\u00a0: des séances en direct, à distance, et des essais au bureau entre deux',
        'Études de cas',
        'Exercices accompagnés',
        'Ateliers',
      ],
    },
    received: {
      title: 'Ce que vous recevez',
      items: [
        'Le programme détaillé, module par module',
        'Le planning des prochaines sessions',
        'Les coordonnées d’un conseiller',
      ],
      funded: 'Les informations sur le CPF',
    },
  },
  cpf: {
    title: { open: 'Financer la formation IA avec le CPF', suspended: 'Financer la formation IA' },
    description:
      'Faites le point sur votre financement pour la formation IA générative : un conseiller vous répond et prépare le dossier avec vous.',
    note: 'Financement',
    form: 'Faire le point sur mon financement',
    help: 'Une aide personnalisée, du calcul au dépôt du dossier.',
    others: {
      title: 'D’autres financements',
      items: ['OPCO, pour les entreprises et leurs salariés', 'France Travail, pour les demandeurs d’emploi'],
    },
    secret:
      'Ne nous envoyez ni mot de passe, ni numéro de sécurité sociale, ni accès FranceConnect : nous n’en avons jamais besoin.',
    steps: {
      title: 'Après l’envoi',
      items: [
        'Vous consultez votre solde CPF sur moncompteformation.gouv.fr',
        'Nous calculons ce qui resterait à payer',
        'Nous vous proposons le financement qui convient',
        'Un conseiller vous accompagne jusqu’au premier jour',
      ],
    },
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
