/** The words that every programme has in common. What it says of a course comes from the course's own facts. */
export const PROGRAMME_TEXTS = {
  kind: 'Programme de formation',
  documentTitle: (title: string) => `${title}, programme de formation`,
  cpf: { term: 'CPF', eligible: 'Éligible', notEligible: 'Non éligible' },
  hash: (hash: string) => `Empreinte du contenu ${hash}`,
  version: (version: string) => `Version ${version}`,
  updated: (day: string) => `mise à jour le ${day}`,
  /** The law wants the second sentence after the number, to the word. */
  registration: (number: string, region: string) => [
    `Enregistrée sous le numéro ${number} auprès du ${region}.`,
    'Cet enregistrement ne vaut pas agrément de l’État.',
  ],
} as const;

export const SECTION_TITLES = {
  brief: 'En bref',
  objectives: 'Objectifs',
  learners: 'Pour qui',
  modules: 'Contenu',
  methods: 'Méthode et évaluation',
  results: 'Ce qui change',
  certification: 'Certification',
  figures: 'Résultats',
  afterwards: 'Suites',
  sessions: 'Prochaines sessions',
  enrolment: 'Inscription',
  accessibility: 'Accessibilité',
  funding: 'Financement',
  online: 'En ligne',
} as const;

export type SectionName = keyof typeof SECTION_TITLES;
