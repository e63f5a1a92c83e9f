/** What every course page says, whatever the course. */
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
