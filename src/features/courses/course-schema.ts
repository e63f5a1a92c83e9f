import { z } from 'zod';
import { MOTIF_NAMES } from '#src/site/motifs.ts';
import {
  aliases,
  amount,
  boolean,
  choice,
  date,
  figureName,
  group,
  imageAlt,
  imagePath,
  int,
  line,
  list,
  memberName,
  pattern,
  placeholders,
  published,
  publishOn,
  text,
} from '#src/fields/fields.ts';
import { formatHours } from '#src/lib/french-dates.ts';
import { exerciseSchema } from './course-exercise-schema.ts';
import { certification, courseModule, type CourseModule, groupSize, hours } from './course-parts-schema.ts';
import type { CourseSession } from './sessions-schema.ts';

const codes = (format: RegExp, error: string, label: string, maximum: number) =>
  list(label, 'Le code principal d’abord', pattern(format, error, 'Code'))
    .max(maximum)
    .optional();

const price = z.strictObject({
  amount: amount.positive().meta({ title: 'Montant', description: 'En euros : 980 ou 1 290,50' }),
  unit: choice({ person: 'Par personne', group: 'Par groupe' }, 'Unité'),
  tax: choice(
    { exempt: 'Exonéré', excluded: 'Hors taxes', included: 'Toutes taxes comprises' },
    'TVA',
    'Un prix hors taxes, comme un prix par groupe, ne compte ni dans le tri, ni dans le filtre, ni dans le prix le plus bas',
  ),
  detail: line(200, 'Précision', 'Ce que le prix comprend, ou comment il varie').optional(),
});

/** The CPF platform's delay between a proposal and the first day, in working days. */
export const CPF_DELAY_DAYS = 11;

/** The law requires most of these fields (Qualiopi, indicators 1 to 3). The content audit reports missing ones. */
const sheetFields = {
  version: line(10, 'Version de la fiche', 'Version de la fiche, par exemple 1.2').optional(),
  updatedOn: date('Mise à jour de la fiche', 'Date de la dernière mise à jour de la fiche').optional(),
  hours: hours.optional().meta({ title: 'Heures', description: 'Durée en heures' }),
  days: z
    .number()
    .positive()
    .max(200)
    .meta({ unit: 'days' })
    .optional()
    .meta({ title: 'Jours', description: 'Durée en jours, 0,5 pour une demi-journée' }),
  level: line(60, 'Niveau', 'Niveau visé : débutant, intermédiaire…').optional(),
  pace: line(200, 'Rythme', 'Rythme : répartition des séances, horaires').optional(),
  modality: choice({ remote: 'À distance', 'on-site': 'En présentiel', blended: 'Mixte' }, 'Modalité').optional(),
  venue: choice({ office: 'Dans nos bureaux', client: 'Chez le client' }, 'Lieu du présentiel').optional(),
  group: groupSize
    .optional()
    .meta({ title: 'Taille du groupe', editor: { summary: 'De {{smallest}} à {{largest}} participants' } }),
  audience: text(300, 'Public', 'À qui la formation s’adresse').optional(),
  prerequisites: text(300, 'Prérequis', 'Ce qu’il faut savoir ou avoir ; « Aucun » s’il n’en faut pas').optional(),
  unsuited: text(300, 'Déconseillée à', 'À qui elle ne convient pas, et ce qui lui conviendrait mieux').optional(),
  trainers: list('Formateurs', 'Qui anime la formation : des personnes de l’équipe', memberName)
    .min(1)
    .max(4)
    .optional(),
  objectives: list('Objectifs', 'De trois à six, opérationnels et évaluables, chacun commence par un verbe', line(160))
    .min(3)
    .max(6)
    .optional(),
  exercise: exerciseSchema.optional().meta({
    title: 'Exercice montré',
    description:
      'Un exercice inventé, avant et après la correction du formateur : la fiche le montre tel qu’on le fait',
    editor: { summary: '{{title}}' },
  }),
  modules: list('Modules', 'Programme par module', courseModule).min(1).max(8).optional(),
  access: text(300, 'Modalités d’accès', 'Modalités d’accès : comment s’inscrire').optional(),
  delays: group('Délais d’accès', {
    general: line(200, 'Délai d’accès', 'Délai d’accès, avec un nombre de jours'),
    cpf: line(200, 'Délai d’accès avec le CPF', `Avec le CPF : ${CPF_DELAY_DAYS} jours ouvrés au moins`).optional(),
  }).optional(),
  price: price.optional().meta({ title: 'Tarif', editor: { summary: '{{amount}} €' } }),
  methods: list('Méthodes', 'Méthodes mobilisées : pédagogie et moyens techniques', line(180)).min(1).max(6).optional(),
  assessment: group('Modalités d’évaluation', {
    before: line(250, 'Avant', 'Évaluation avant la formation, à la suite de « Avant : », donc sans majuscule'),
    during: line(250, 'Pendant', 'Évaluation pendant la formation, sans majuscule au début'),
    after: line(250, 'Après', 'Évaluation à la fin, ou après, sans majuscule au début'),
  }).optional(),
  accessibility: text(400, 'Accessibilité', 'Adaptations possibles pour une situation de handicap').optional(),
  certification: certification
    .optional()
    .meta({ title: 'Certification visée', editor: { summary: '{{code}}, {{title}}' } }),
  figures: group('Résultats', 'Résultats de cette formation', {
    passing: figureName('Taux d’obtention').optional(),
    satisfaction: figureName('Satisfaction').optional(),
  }).optional(),
  blocks: text(300, 'Blocs de compétences', 'Validation par blocs, ou pourquoi c’est sans objet').optional(),
  equivalences: text(300, 'Équivalences', 'Équivalences avec d’autres certifications').optional(),
  bridges: text(300, 'Passerelles', 'Passerelles vers d’autres formations ou certifications').optional(),
  continuations: text(300, 'Suites de parcours').optional(),
  outcomes: text(300, 'Débouchés').optional(),
  domain: group('Domaine', 'Codes que lisent les annuaires de formation (page /donnees)', {
    formacode: codes(/^\d{5}$/, 'cinq chiffres : 15052', 'Formacode', 5),
    nsf: codes(/^\d{3}$/, 'trois chiffres : 326', 'Spécialité (NSF)', 3),
    rome: codes(/^[A-Z]\d{4}$/, 'une lettre et quatre chiffres : M1607', 'Métier (ROME)', 5),
  }).optional(),
  placeholders: placeholders.optional(),
};

const OTHER_CATEGORY = '(une autre est possible : pastille grise, pas de bouton de filtre)';

export const totalHours = (modules: readonly CourseModule[]): number =>
  modules.reduce((sum, { hours }) => sum + hours, 0);

export const courseSchema = group('Formations', 'Le catalogue : un fichier par formation', {
  title: line(120, 'Intitulé', 'Intitulé de la formation, tel qu’il s’affiche partout'),
  description: text(400, 'Description', 'Une ou deux phrases : pour qui, pour savoir faire quoi'),
  category: line(60, 'Catégorie', `Une de celles que «\u00a0Catégories\u00a0» énumère ${OTHER_CATEGORY}`),
  duration: line(60, 'Durée affichée', 'Durée affichée, par exemple « 14 heures (2 jours) »'),
  eligibleForCPF: boolean('Éligible au CPF').default(false),
  illustration: choice(MOTIF_NAMES, 'Dessin', 'Dessin de la carte ; sans lui, celui de la catégorie').optional(),
  imagePath: imagePath('Image', 'Votre propre image, à la place du dessin : /images/nom.webp').optional(),
  imageAlt,
  order: int(
    0,
    100_000,
    'Place dans le catalogue',
    'Les plus petits nombres d’abord, puis les formations les plus récentes',
  ).optional(),
  published,
  publishOn,
  aliases,
  createdOn: date(
    'Date de création',
    'À défaut, celle de la mise en ligne ou de la mise à jour de la fiche',
  ).optional(),
  ...sheetFields,
})
  .superRefine(({ hours, modules }, context) => {
    if (hours === undefined || modules === undefined || Math.abs(totalHours(modules) - hours) < 0.01) return;
    context.addIssue({
      code: 'custom',
      path: ['modules'],
      message: `des modules de ${formatHours(hours)} en tout, comme la formation (champ « Heures »), au lieu de ${formatHours(totalHours(modules))}`,
      params: { found: `${formatHours(totalHours(modules))} de modules pour ${formatHours(hours)} de formation` },
    });
  })
  .meta({ editor: { one: 'Formation', body: 'Programme détaillé', draft: true } });

/** `withSessions` adds the sessions from `content/sessions.yaml`. */
export type CourseData = z.output<typeof courseSchema> & {
  sessions?: readonly CourseSession[];
  seatsCheckedOn?: Date | undefined;
};
export type CoursePrice = z.output<typeof price>;
