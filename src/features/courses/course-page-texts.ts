/** What every course page says, whatever the course. */
export const COURSE_PAGE = {
  fixedParagraph:
    'Vous travaillez en direct avec un formateur, sur vos propres fichiers quand c’est possible. Avant de commencer, un entretien vérifie que le niveau et le programme vous conviennent ; après, vous gardez les supports et pouvez poser vos questions.',
  outcomes: [
    'Utiliser l’outil avec assurance dans les tâches de votre métier',
    'Choisir la bonne méthode plutôt que la première qui marche',
    'Repérer une erreur et la corriger sans aide',
    'Préparer et passer la certification, quand la formation en comporte une',
  ],
  information: [
    {
      term: 'Accessibilité',
      detail:
        'Chaque formation peut être adaptée à une situation de handicap, dans la mesure du possible : parlez-en avant l’inscription à la personne référente handicap.',
    },
    {
      term: 'Délai de mise en place',
      detail:
        'À partir de 48 h. Avec le CPF, la plateforme impose 11 jours ouvrés entre la commande et le premier jour.',
    },
    { term: 'Passerelles', detail: 'Aucune passerelle vers d’autres formations.' },
    { term: 'Blocs de compétences', detail: 'Pas de validation par blocs de compétences.' },
    {
      term: 'Suites et débouchés',
      detail: 'Les suites de parcours et les débouchés vous sont indiqués sur demande, selon votre projet.',
    },
  ],
  benefits: [
    {
      icon: 'certificate',
      title: 'Formation certifiante',
      detail: 'Un examen reconnu, que vous préparez pendant la formation.',
    },
    { icon: 'people', title: 'Formateurs experts', detail: 'Ils pratiquent ce qu’ils enseignent, en entreprise.' },
    { icon: 'screen', title: '100 % en ligne', detail: 'En direct, à l’écran, depuis chez vous ou votre bureau.' },
    { icon: 'calendar', title: 'Horaires souples', detail: 'En journée, en soirée ou par demi-journées.' },
  ],
  price: {
    amount: 'À partir de 750 €',
    detail: 'Le prix varie selon la durée et les modalités. Devis sur simple demande.',
  },
} as const;
