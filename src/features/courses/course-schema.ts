import { type z } from 'zod';
import { categories } from '#src/site/categories.ts';
import { MOTIF_NAMES } from '#src/site/motifs.ts';
import {
  aliases,
  boolean,
  choice,
  date,
  group,
  imageAlt,
  imagePath,
  int,
  line,
  published,
  publishOn,
  text,
} from '#src/content-model/fields.ts';
import { type CourseModule, sheetFields } from './course-sheet-schema.ts';

const OTHER_CATEGORY = '(une autre est possible : pastille grise, pas de bouton de filtre)';

const sumOf = (modules: readonly CourseModule[]): number => modules.reduce((sum, { hours }) => sum + hours, 0);

const spoken = (hours: number): string => `${String(Math.round(hours * 100) / 100).replace('.', ',')}\u00a0h`;

/** Front matter of `content/courses/<id>.md`; the file's name is the course's id. */
export const courseSchema = group('Formations', 'Le catalogue : un fichier par formation', {
  title: line(120, 'Intitulé', 'Intitulé de la formation, tel qu’il s’affiche partout'),
  description: text(400, 'Description', 'Une ou deux phrases : pour qui, pour savoir faire quoi'),
  category: line(60, 'Catégorie', `Une catégorie de content/categories.yaml ${OTHER_CATEGORY}`).meta({
    editor: { hint: `${categories.courses.map(({ name }) => name).join(', ')} ${OTHER_CATEGORY}` },
  }),
  duration: line(60, 'Durée affichée', 'Durée affichée, par exemple « 14 heures (2 jours) »'),
  eligibleForCPF: boolean('Éligible au CPF').default(false),
  illustration: choice(MOTIF_NAMES, 'Dessin', 'Dessin de la carte ; sans lui, celui de la catégorie').optional(),
  imagePath: imagePath('Image', 'Votre propre image, déposée dans content/images : /images/nom.webp')
    .optional()
    .meta({ editor: { hint: 'Votre propre image, à la place du dessin' } }),
  imageAlt,
  order: int(
    0,
    100_000,
    'Place dans le catalogue',
    'Place dans le catalogue : les plus petits d’abord, puis les plus récentes',
  ).optional(),
  published,
  publishOn,
  aliases,
  createdOn: date(
    'Date de création',
    'Date de création, 2026-01-15 ; à défaut, celle de la mise en ligne ou de la mise à jour de la fiche',
  )
    .optional()
    .meta({ editor: { hint: 'À défaut, celle de la mise en ligne ou de la mise à jour de la fiche' } }),
  ...sheetFields,
})
  .superRefine(({ hours, modules }, context) => {
    if (hours === undefined || modules === undefined || Math.abs(sumOf(modules) - hours) < 0.01) return;
    context.addIssue({
      code: 'custom',
      path: ['modules'],
      message: 'des modules dont les durées font ensemble celle de la formation (champ « Heures »)',
      params: { found: `${spoken(sumOf(modules))} de modules pour ${spoken(hours)} de formation` },
    });
  })
  .superRefine(({ group, sessions = [] }, context) => {
    for (const [index, { seats }] of sessions.entries())
      if (group !== undefined && seats > group.largest)
        context.addIssue({
          code: 'custom',
          path: ['sessions', index, 'seats'],
          message: `${String(group.largest)} places au plus, la taille du groupe (champ « Taille du groupe »)`,
          params: { found: String(seats) },
        });
  })
  .meta({ editor: { one: 'Formation', body: 'Programme détaillé' } });

export type CourseData = z.output<typeof courseSchema>;
