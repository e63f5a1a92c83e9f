import type { CoursePrice, MODALITIES } from './course-sheet-schema.ts';

/** The facts of a course in the order in which its page and its programme give them, and what each is called. */
export const FACT_TERMS = {
  audience: 'Public',
  prerequisites: 'Prérequis',
  level: 'Niveau',
  objectives: 'Objectifs',
  duration: 'Durée',
  pace: 'Rythme',
  modality: 'Modalité',
  access: 'Modalités d’accès',
  delays: 'Délais d’accès',
  price: 'Tarif',
  methods: 'Méthodes mobilisées',
  assessment: 'Modalités d’évaluation',
  accessibility: 'Accessibilité',
  contact: 'Contact',
  certification: 'Certification visée',
  satisfaction: 'Satisfaction',
  passing: 'Taux d’obtention',
  blocks: 'Blocs de compétences',
  equivalences: 'Équivalences',
  bridges: 'Passerelles',
  continuations: 'Suites de parcours',
  outcomes: 'Débouchés',
} as const;

export type FactId = keyof typeof FACT_TERMS;

export const FACT_IDS = Object.keys(FACT_TERMS).filter((id): id is FactId => id in FACT_TERMS);

export const MODALITY_LABELS: Record<(typeof MODALITIES)[number], (city: string) => string> = {
  remote: () => 'À distance, en direct avec le formateur',
  'on-site': (city) => `En présentiel, à ${city}`,
  blended: (city) => `Mixte, à distance et en présentiel à ${city}`,
};

export const UNIT_LABELS: Record<CoursePrice['unit'], string> = { person: 'par personne', group: 'par groupe' };

export const TAX_LABELS: Record<CoursePrice['tax'], string> = {
  exempt: 'exonéré de TVA (article 261-4-4° a du CGI)',
  excluded: 'hors taxes',
  included: 'toutes taxes comprises',
};

/** Said of every course whose sheet does not say better. */
export const SHARED_FACTS = {
  price: ['À partir de 750 €', 'Le prix varie selon la durée et les modalités. Devis sur simple demande.'],
  delays: ['À partir de 48 h. Avec le CPF, la plateforme impose 11 jours ouvrés entre la commande et le premier jour.'],
  accessibility: [
    'Chaque formation peut être adaptée à une situation de handicap, dans la mesure du possible : parlez-en avant l’inscription à la personne référente handicap.',
  ],
  blocks: ['Pas de validation par blocs de compétences.'],
  bridges: ['Aucune passerelle vers d’autres formations.'],
  continuations: ['Les suites de parcours vous sont indiquées sur demande, selon votre projet.'],
  outcomes: ['Les débouchés vous sont indiqués sur demande, selon votre projet.'],
  figures: ['Données disponibles après la première session.'],
} as const satisfies Partial<Record<FactId | 'figures', readonly string[]>>;
