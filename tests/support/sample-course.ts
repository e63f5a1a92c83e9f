import type { z } from 'zod';
import { courseSchema, type CourseData } from '#src/features/courses/course-schema.ts';

/** A course as it was written before there were sheets: the fields that all courses have, and those given. */
export const sampleCourse = (fields: Partial<z.input<typeof courseSchema>> = {}): CourseData =>
  courseSchema.parse({
    title: 'Excel, les fondamentaux',
    description: 'Saisir, calculer, trier et imprimer un tableau.',
    category: 'Bureautique',
    duration: '14 heures (2 jours)',
    ...fields,
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

/** Eight seats from 11 to 12 January 2027, unless it is said otherwise. */
export const sampleSession = (
  fields: Partial<Record<'start' | 'end' | 'place', string> & { booked: number }> = {},
) => ({
  start: '2027-01-11',
  end: '2027-01-12',
  place: 'remote',
  seats: 8,
  booked: 0,
  ...fields,
});

/** A trainer called like their file. */
export const sampleTrainer = (id: string) => ({
  name: id,
  role: 'Formatrice Excel',
  biography: 'Neuf ans de contrôle de gestion.',
});

/** A published figure called like its name in `content/figures.yaml`. */
export const sampleFigure = (id: string) => ({
  id,
  value: '94 %',
  label: id,
  period: 'année 2025',
  sample: '46 réponses',
  source: 'questionnaire',
});
