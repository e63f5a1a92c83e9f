import { z } from 'zod';
import { date, text } from '#src/lib/content-fields.ts';

/** How many criteria the RGAA 4.1.2 has. */
const CRITERIA = 106;

export const CRITERION_STATES = ['conforme', 'non conforme', 'sans objet', 'non évalué'] as const;

const criterion = z
  .strictObject({
    criterion: z
      .string()
      .regex(/^\d{1,2}\.\d{1,2}$/, { error: 'un numéro de critère : 1.1' })
      .meta({
        title: 'Critère',
        description: 'Numéro du critère, entre guillemets',
        editor: { hint: 'Par exemple 1.1' },
      }),
    title: text(400).describe('Intitulé officiel'),
    state: z.enum(CRITERION_STATES).meta({
      title: 'État',
      description: 'Non évalué tant que personne ne l’a vraiment jugé',
    }),
    note: text(400).optional().meta({
      title: 'Note',
      description: 'Comment on l’a jugé ; pour un défaut : la page, la gêne, le contournement, la date de correction',
    }),
  })
  .refine(({ state, note }) => state === 'non évalué' || note !== undefined, {
    path: ['note'],
    error: 'comment le critère a été jugé',
  })
  .meta({ editor: { summary: '{{criterion}}' } });

/** `content/accessibility.yaml`: how each criterion of the RGAA is met. */
export const accessibilitySchema = z
  .strictObject({
    evaluatedOn: date.meta({ title: 'Revue le', description: 'Jour où la grille a été revue pour la dernière fois' }),
    criteria: z
      .array(criterion)
      .length(CRITERIA)
      .refine((all) => new Set(all.map((one) => one.criterion)).size === all.length, {
        error: 'chaque critère une seule fois',
      })
      .describe('Critères'),
  })
  .meta({ title: 'Grille d’accessibilité', description: 'Les 106 critères du RGAA 4.1.2, d’où vient la déclaration' });

export type AccessibilityGrid = z.output<typeof accessibilitySchema>;
