/** What every course page says, whatever the course. */
export const COURSE_PAGE = {
  fixedParagraph:
    'Vous travaillez en direct avec un formateur, sur vos propres cas quand c’est possible. Avant de commencer, un entretien vérifie que le niveau et le programme vous conviennent ; après, vous gardez les supports et pouvez poser vos questions.',
  /** Stands where the sheet gives no objectives. */
  outcomes: [
    'Utiliser l’outil avec assurance dans les tâches de votre métier',
    'Choisir la bonne méthode plutôt que la première qui marche',
    'Repérer une erreur et la corriger sans aide',
    'Préparer et passer la certification, quand la formation en comporte une',
  ],
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
