import { z } from 'zod';
import { line, placeholders, text } from '#src/lib/content-fields.ts';

/** Symbols of `public/icons.svg` that stand for a promise. */
const ICONS = {
  people: 'Des personnes',
  certificate: 'Un certificat',
  screen: 'Un écran',
  pin: 'Un lieu',
  calendar: 'Un calendrier',
  clock: 'Une horloge',
  check: 'Une coche',
  file: 'Un document',
  phone: 'Un téléphone',
  star: 'Une étoile',
  smile: 'Un sourire',
  route: 'Un parcours',
} as const;

const promise = {
  title: line(40).meta({ title: 'Titre', description: 'Deux ou trois mots' }),
  detail: text(160).meta({ title: 'Explication', description: 'Ce que cela change pour un stagiaire' }),
};

const benefit = z
  .strictObject({
    icon: z
      .enum(Object.keys(ICONS) as (keyof typeof ICONS)[])
      .default('check')
      .meta({ title: 'Signe', editor: { choices: ICONS } }),
    ...promise,
  })
  .meta({ editor: { summary: '{{title}}' } });

/** `content/course-pages.yaml`: what this provider says on the page of every course, beside what its sheet says. */
export const coursePagesSchema = z
  .strictObject({
    introduction: text(400).optional().meta({
      title: 'Introduction',
      description: 'Comment on travaille chez vous, en tête de chaque fiche ; sans elle, rien',
    }),
    benefits: z.array(benefit).max(4).default([]).meta({
      title: 'Engagements',
      description:
        'Ce que vous promettez sous chaque fiche, à côté de ce qu’elle dit d’elle-même (lieu, horaires, certification)',
    }),
    schedule: z.strictObject(promise).optional().meta({
      title: 'Horaires',
      description: 'L’engagement des fiches qui ne disent pas leur rythme ; sans lui, rien',
    }),
    objectives: z.array(line(160)).max(8).default([]).meta({
      title: 'Objectifs',
      description: 'Ceux des fiches qui n’en ont pas encore ; sans aucun, ces fiches n’en disent rien',
    }),
    delays: line(120).optional().meta({
      title: 'Délais d’accès',
      description: 'Ceux des fiches qui ne disent pas les leurs : « À partir de 48 h. » ; un engagement à tenir',
    }),
    price: line(160).optional().meta({
      title: 'Après le prix d’entrée',
      description: 'Sur les fiches sans tarif : de quoi le prix dépend, et comment le connaître',
    }),
    noSession: text(240).optional().meta({
      title: 'Sans session',
      description: 'Ce que dit une fiche dont aucune date n’est ouverte : comment elles se fixent',
    }),
    placeholders: placeholders.optional(),
  })
  .meta({
    title: 'Fiches des formations',
    description: 'Ce que toutes les fiches disent de votre façon de travailler',
  });

export type CoursePages = z.output<typeof coursePagesSchema>;
