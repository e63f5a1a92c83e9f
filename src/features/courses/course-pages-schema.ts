import { z } from 'zod';
import { choice, group, line, list, placeholders, text } from '#src/fields/fields.ts';

/** Symbols of public/icons.svg. */
export const ICONS = {
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
  title: line(40, 'Titre', 'Deux ou trois mots'),
  detail: text(160, 'Explication', 'Ce que cela change pour un stagiaire'),
};

const benefit = z
  .strictObject({
    icon: choice(ICONS, 'Signe').default('check'),
    ...promise,
  })
  .meta({ editor: { summary: '{{title}}' } });

const COMMON_ANSWER = 'Pour les fiches qui ne remplissent pas ce champ ; s’il est vide ici, elles n’en disent rien';

export const coursePagesSchema = group(
  'Fiches des formations',
  'Ce que toutes les fiches disent de votre façon de travailler',
  {
    introduction: text(
      400,
      'Introduction',
      'Votre façon de travailler, en tête de chaque fiche ; sans elle, rien',
    ).optional(),
    benefits: list(
      'Engagements',
      'Promis sous chaque fiche, avec ce qu’elle dit d’elle-même (lieu, horaires…)',
      benefit,
    )
      .max(4)
      .default([]),
    schedule: group('Horaires', 'Pour les fiches qui ne disent pas leur rythme ; sans lui, rien', promise).optional(),
    objectives: list('Objectifs', 'Ceux des fiches qui n’en ont pas ; sans aucun, rien', line(160)).max(8).default([]),
    delays: line(
      120,
      'Délais d’accès',
      'Pour les fiches qui n’en ont pas : « À partir de 48 h. » ; à tenir',
    ).optional(),
    price: line(160, 'Après le prix d’entrée', 'Sur les fiches sans tarif : de quoi le prix dépend').optional(),
    blocks: line(160, 'Blocs de compétences', COMMON_ANSWER).optional(),
    bridges: line(160, 'Passerelles', COMMON_ANSWER).optional(),
    continuations: line(160, 'Suites de parcours', COMMON_ANSWER).optional(),
    outcomes: line(160, 'Débouchés', COMMON_ANSWER).optional(),
    noSession: text(240, 'Sans session', 'Comment se fixe une date, quand aucune n’est ouverte').optional(),
    placeholders: placeholders.optional(),
  },
);

export type CoursePages = z.output<typeof coursePagesSchema>;
