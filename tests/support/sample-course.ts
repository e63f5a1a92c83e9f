import type { z } from 'zod';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import type { Course, FullCourse } from '#src/features/courses/course-json.ts';
import { sessionsSchema } from '#src/features/courses/sessions-schema.ts';
import type { Site } from '#src/site/site-schema.ts';

export type CourseFields = Partial<z.input<typeof courseSchema>> & {
  sessions?: readonly object[] | undefined;
  seatsCheckedOn?: string | undefined;
};

/** A course with only the required fields and the given ones. Its sessions name the course `excel`. */
export const sampleCourse = ({ sessions = [], seatsCheckedOn, ...fields }: CourseFields = {}) => ({
  ...courseSchema.parse({
    title: 'Excel, les fondamentaux',
    description: 'Saisir, calculer, trier et imprimer un tableau.',
    category: 'Bureautique',
    duration: '14 heures (2 jours)',
    ...fields,
  }),
  ...sessionsSchema.parse({ seatsCheckedOn, sessions: sessions.map((session) => ({ course: 'excel', ...session })) }),
});

export const sampleCertification = {
  register: 'RS',
  code: 'RS6289',
  title: 'Utiliser un tableur',
  certifier: 'Certificateur',
  registeredOn: '2025-01-01',
  expiresOn: '2028-01-01',
  url: 'https://www.francecompetences.fr/recherche/rs/6289/',
} as const;

type SessionFields = Partial<Record<'start' | 'end' | 'place', string>> & {
  seats?: number | undefined;
  booked?: number | undefined;
  state?: 'full';
};

export const sampleSession = (fields: SessionFields = {}) => ({
  ...{ start: '2027-01-11', end: '2027-01-12', place: 'À distance', seats: 8, booked: 0 },
  ...fields,
});

export const sampleFigure = (id: string) => ({
  id,
  value: '94 %',
  label: id,
  period: 'année 2025',
  sample: '46 réponses',
  source: 'questionnaire',
});

/** A course as in the list `api/courses.json`, with the given fields. */
export const listedCourse = (fields: Partial<Course>): Course => ({
  id: 'excel',
  title: 'Excel',
  description: 'Des tableaux qui se lisent.',
  category: 'Bureautique',
  imagePath: undefined,
  duration: '14 heures',
  hours: 14,
  days: undefined,
  eligibleForCPF: true,
  price: undefined,
  priceText: 'Sur devis',
  openings: [],
  places: [],
  certification: undefined,
  createdAt: '2026-01-15T00:00:00.000Z',
  ...fields,
});

/** A course as in its own mirror, `api/courses/<id>`, with the given fields. */
export const fullCourse = (fields: Partial<FullCourse>): FullCourse => ({
  ...listedCourse({}),
  ...{ facts: [], modules: [], sessions: [], version: undefined, updatedOn: undefined },
  ...fields,
});

const IT = { category: 'Informatique', eligibleForCPF: false };
const listedPrice = (amount: number, unit: 'person' | 'group' = 'person', tax: 'exempt' | 'excluded' = 'exempt') => ({
  ...{ amount, currency: 'EUR', unit, tax },
});
const inPlaces = (...sessions: [place: string, start: string][]) => ({
  places: sessions.map(([place]) => place),
  openings: sessions.map(([place, start]) => ({ start, place })),
});

/** Four courses that differ in the values of each filter. */
export const LISTED_COURSES: readonly Course[] = [
  listedCourse({
    id: 'excel',
    price: listedPrice(480),
    certification: 'RS90020',
    ...inPlaces(['Angers', '2027-02-03']),
  }),
  listedCourse({
    ...{ id: 'word', title: 'Word', price: listedPrice(1000), hours: 7 },
    ...inPlaces(['À distance', '2027-01-11'], ['Angers', '2027-05-10']),
  }),
  listedCourse({
    ...{ id: 'linux', title: 'Linux', ...IT, price: listedPrice(450, 'group'), hours: 35 },
    places: ['À distance'],
  }),
  listedCourse({ id: 'reseaux', title: 'Réseaux', ...IT, price: listedPrice(400, 'person', 'excluded'), hours: 21 }),
];

type Certificate = NonNullable<Site['certificate']>;

export const sampleCertificate = (changes: Partial<Certificate> = {}): Certificate => ({
  number: 'QAL-1',
  body: 'Audit d’essai',
  bodyAddress: '1 rue du Contrôle, 49000 Angers',
  accreditation: 'Accrédité sous le numéro 5-0000.',
  activity: 'Actions de formation',
  validFrom: new Date('2024-12-18'),
  validUntil: new Date('2028-01-01'),
  firstCertifiedOn: new Date('2021-12-18'),
  renewals: [],
  lapsed: 'Suspendu.',
  ...changes,
});

/** The current date in the tests of the content report. */
export const TODAY = new Date('2026-11-21T09:00:00Z');

/** The front matter of a course for which the report has no finding on `TODAY`. */
export const COMPLETE_COURSE = {
  title: 'Excel, les fondamentaux',
  description: 'Pour saisir, calculer et présenter un tableau sans appeler un collègue.',
  category: 'Bureautique',
  duration: '14 heures (2 jours)',
  eligibleForCPF: true,
  version: '1.2',
  updatedOn: '2026-10-01',
  hours: 14,
  days: 2,
  modality: 'remote',
  prerequisites: 'Aucun',
  objectives: ['Saisir un tableau', 'Écrire une formule', 'Imprimer sur une page'],
  modules: [{ title: 'Le tableau', hours: 14, points: ['Saisir', 'Calculer'] }],
  domain: { formacode: ['15052'] },
  access: 'Par le formulaire de la page, puis un entretien.',
  delays: { general: '10 jours ouvrés', cpf: '11 jours ouvrés au moins' },
  price: { amount: 980, unit: 'person', tax: 'exempt' },
  methods: ['Exercices sur vos fichiers, en direct'],
  assessment: { before: 'Un test', during: 'Un exercice par séance', after: 'L’examen' },
  accessibility: 'Supports agrandis, pauses plus fréquentes.',
  certification: { ...sampleCertification, authorisation: { scope: 'train', since: '2025-02-01' } },
  figures: { passing: 'passing', satisfaction: 'satisfaction' },
  blocks: 'Sans objet\u00a0: une certification du répertoire spécifique n’a pas de blocs.',
  equivalences: 'Aucune équivalence.',
  bridges: 'Aucune passerelle.',
  continuations: 'Les tableaux croisés dynamiques.',
  outcomes: 'Métiers du secrétariat et de la gestion.',
  sessions: [{ start: '2027-01-11', end: '2027-01-12', place: 'À distance', seats: 8, booked: 6 }],
  seatsCheckedOn: '2026-11-10',
};
