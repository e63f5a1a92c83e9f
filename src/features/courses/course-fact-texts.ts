import { PRICE_LABEL } from './course.ts';
import type { CourseData } from './course-schema.ts';

export const FACT_GROUPS = {
  learners: 'Pour qui',
  results: 'Résultats',
  organisation: 'Organisation',
  teaching: 'Pédagogie',
  outcome: 'Validation et suites',
  contact: 'Accessibilité et contact',
} as const;

/** `group` is null if the page shows the fact elsewhere. */
export const FACTS = {
  audience: { term: 'Public', group: 'learners' },
  prerequisites: { term: 'Prérequis', group: 'learners' },
  unsuited: { term: 'Déconseillée à', group: 'learners' },
  trainers: { term: 'Qui vous forme', group: null },
  level: { term: 'Niveau', group: null },
  objectives: { term: 'Objectifs', group: null },
  duration: { term: 'Durée', group: null },
  pace: { term: 'Rythme', group: 'organisation' },
  modality: { term: 'Modalité', group: null },
  group: { term: 'Groupe', group: 'organisation' },
  access: { term: 'Modalités d’accès', group: 'organisation' },
  delays: { term: 'Délais d’accès', group: 'organisation' },
  price: { term: PRICE_LABEL, group: null },
  funding: { term: 'Financements possibles', group: 'organisation' },
  methods: { term: 'Méthodes mobilisées', group: 'teaching' },
  assessment: { term: 'Modalités d’évaluation', group: 'teaching' },
  accessibility: { term: 'Accessibilité', group: 'contact' },
  contact: { term: 'Contact', group: 'contact' },
  recognition: { term: 'Reconnaissance', group: 'outcome' },
  certification: { term: 'Certification visée', group: 'outcome' },
  satisfaction: { term: 'Satisfaction', group: 'results' },
  passing: { term: 'Taux d’obtention', group: 'results' },
  blocks: { term: 'Blocs de compétences', group: 'outcome' },
  equivalences: { term: 'Équivalences', group: 'outcome' },
  bridges: { term: 'Passerelles', group: 'outcome' },
  continuations: { term: 'Suites de parcours', group: 'outcome' },
  outcomes: { term: 'Débouchés', group: 'outcome' },
} as const satisfies Record<string, { term: string; group: keyof typeof FACT_GROUPS | null }>;

export type FactId = keyof typeof FACTS;

export const FACT_IDS = Object.keys(FACTS).filter((id): id is FactId => id in FACTS);

export const MODALITY_NAMES: Record<NonNullable<CourseData['modality']>, string> = {
  remote: 'à distance',
  'on-site': 'en présentiel',
  blended: 'mixte',
};

export const RECOGNITION = {
  RS: 'Certification professionnelle du répertoire spécifique (RS), après réussite à l’examen ; ni diplôme ni titre du RNCP.',
  RNCP: 'Certification professionnelle inscrite au RNCP, après réussite à l’examen.',
  none: 'Attestation de fin de formation.',
  tailored: 'Attestation de fin de formation ; une certification seulement si le devis la nomme.',
} as const;

export const FUNDING = {
  withCpf:
    'CPF, avec une participation obligatoire sauf exonération ; entreprise, avec ou sans son OPCO ; paiement personnel.',
  tailored:
    'Entreprise, avec ou sans son OPCO ; paiement personnel ; CPF si le devis nomme une certification enregistrée.',
  withoutCpf: 'Entreprise, avec ou sans son OPCO ; paiement personnel.',
  suspended: 'Entreprise, sur son plan de développement des compétences ; paiement personnel.',
} as const;

export const fundingLine = ({ eligibleForCPF }: { eligibleForCPF: boolean }, canUsePublicFunding: boolean): string =>
  FUNDING[!canUsePublicFunding ? 'suspended' : eligibleForCPF ? 'withCpf' : 'withoutCpf'];
