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
  continued: 'suite',
} as const;

/** What the flagship course's programme calls its terms. */
export const AI_TERMS = {
  category: 'Intelligence Artificielle',
  duration: 'Durée',
  hoursOverWeeks: (hours: number, weeks: number) =>
    `${String(hours)}\u00a0heures réparties sur ${String(weeks)}\u00a0semaines`,
  group: 'Groupe',
  groupSize: (size: number) => `${String(size)}\u00a0participants au plus`,
  support: 'Suivi',
  months: (months: number) => `${String(months)}\u00a0mois d’accompagnement après la dernière séance`,
  prerequisites: 'Prérequis',
  assessment: 'Évaluation',
  certifier: (name: string) => `Délivrée par ${name}`,
  contact: 'Contact',
  accessibility: 'Handicap',
} as const;

export const SECTION_TITLES = {
  brief: 'En bref',
  objectives: 'Objectifs',
  learners: 'Pour qui',
  modules: 'Contenu',
  methods: 'Méthode et évaluation',
  results: 'Ce qui change',
  certification: 'Certification',
  afterwards: 'Résultats et suites',
  sessions: 'Prochaines sessions',
  enrolment: 'Inscription',
  accessibility: 'Accessibilité',
  funding: 'Financement',
  online: 'En ligne',
} as const;

export type SectionName = keyof typeof SECTION_TITLES;
