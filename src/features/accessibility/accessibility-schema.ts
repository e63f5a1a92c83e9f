import { z } from 'zod';
import { date, group, list, pattern, text } from '#src/content-model/fields.ts';

/** How many criteria the RGAA 4.1.2 has. */
const CRITERIA = 106;

export const CRITERION_STATES = ['conforme', 'non conforme', 'sans objet', 'non évalué'] as const;

const criterion = z
  .strictObject({
    criterion: pattern(
      /^\d{1,2}\.\d{1,2}$/,
      'un numéro de critère : 1.1',
      'Critère',
      'Numéro du critère, entre guillemets',
    ).meta({ editor: { hint: 'Par exemple 1.1' } }),
    title: text(400, 'Intitulé officiel'),
    state: z.enum(CRITERION_STATES).meta({
      title: 'État',
      description: 'Non évalué tant que personne ne l’a vraiment jugé',
    }),
    note: text(
      400,
      'Note',
      'Comment on l’a jugé ; pour un défaut : la page, la gêne, le contournement, la date de correction',
    ).optional(),
  })
  .refine(({ state, note }) => state === 'non évalué' || note !== undefined, {
    path: ['note'],
    error: 'comment le critère a été jugé',
  });

/** `content/accessibility.yaml`: how each criterion of the RGAA is met. */
export const accessibilitySchema = group(
  'Grille d’accessibilité',
  'Les 106 critères du RGAA 4.1.2, d’où vient la déclaration',
  {
    evaluatedOn: date('Revue le', 'Jour où la grille a été revue pour la dernière fois'),
    criteria: list('Critères', criterion)
      .length(CRITERIA)
      .refine((all) => new Set(all.map((one) => one.criterion)).size === all.length, {
        error: 'chaque critère une seule fois',
      }),
  },
);

export type AccessibilityGrid = z.output<typeof accessibilitySchema>;
