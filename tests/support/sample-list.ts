import type { Course } from '#src/features/courses/course.ts';

/** A course of the mirror, with what a test wants of it. */
export const listedCourse = (fields: Partial<Course>): Course => ({
  id: 'excel',
  title: 'Excel',
  description: 'Des tableaux qui se lisent.',
  category: 'Bureautique',
  duration: '14 heures',
  hours: 14,
  eligibleForCPF: true,
  openings: [],
  places: [],
  createdAt: '2026-01-15T00:00:00.000Z',
  ...fields,
});

/** Four courses that each choice tells apart. */
export const LISTED_COURSES: readonly Course[] = [
  listedCourse({
    id: 'excel',
    price: { amount: 480, currency: 'EUR', unit: 'person', tax: 'exempt' },
    certification: 'RS90020',
    places: ['Angers'],
    openings: [{ start: '2027-02-03', place: 'Angers' }],
  }),
  listedCourse({
    id: 'word',
    title: 'Word',
    price: { amount: 1000, currency: 'EUR', unit: 'person', tax: 'exempt' },
    hours: 7,
    places: ['À distance', 'Angers'],
    openings: [
      { start: '2027-01-11', place: 'À distance' },
      { start: '2027-05-10', place: 'Angers' },
    ],
  }),
  listedCourse({
    id: 'linux',
    title: 'Linux',
    category: 'Informatique',
    eligibleForCPF: false,
    price: { amount: 450, currency: 'EUR', unit: 'group', tax: 'exempt' },
    hours: 35,
    places: ['À distance'],
  }),
  listedCourse({ id: 'reseaux', title: 'Réseaux', category: 'Informatique', eligibleForCPF: false, hours: 21 }),
];
