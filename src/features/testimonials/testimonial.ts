import { date, group, line, published } from '#src/fields/fields.ts';
import { formatDay, formatMonth } from '#src/lib/french-dates.ts';
import { z } from 'zod';

/** The width of a rating in the five stars of `public/icons.svg`. Each star is 24 wide, each gap 2.88. */
export const widthOfStars = (rating: number): number => Math.floor(rating) * 26.88 + (rating % 1) * 24;

export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', ',');

export const testimonialSchema = group('Témoignages', 'Ce que des stagiaires disent de leur formation', {
  name: line(80, 'Nom', 'Prénom et initiale du nom, avec l’accord de la personne'),
  role: line(120, 'Métier', 'Métier et type d’organisation'),
  rating: z
    .number()
    .min(0)
    .max(5)
    .multipleOf(0.5)
    .meta({ title: 'Note', description: 'Note de 0 à 5, par demi-point' }),
  initials: line(3, 'Initiales', 'Deux lettres ; à défaut, tirées du nom').optional(),
  course: line(120, 'Formation suivie', 'Intitulé exact de la formation suivie').optional(),
  trainedOn: date('Formation suivie le', 'Date de la formation'),
  published,
  createdOn: date('Publié le', 'Date de publication du témoignage'),
})
  .refine(({ trainedOn, createdOn }) => trainedOn <= createdOn, {
    error: 'une formation suivie avant le jour de publication du témoignage',
    path: ['trainedOn'],
  })
  .meta({ editor: { one: 'Témoignage', body: 'Ce que la personne dit' } });

export type Dated = { course?: string | undefined; trainedOn: Date; createdOn: Date };

/** The law requires the dates of the training and of the publication beside a review. */
export const reviewLine = ({ course, trainedOn, createdOn }: Dated): string =>
  `${course === undefined ? 'Formation ' : `${course}, `}suivie en ${formatMonth(trainedOn)}, avis publié le ${formatDay(createdOn)}`;
