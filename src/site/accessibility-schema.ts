import { z } from 'zod';
import { choice, date, group, list, text } from '#src/fields/fields.ts';
import TITLES from './rgaa-4.1.2.json' with { type: 'json' };

export const CRITERIA = Object.keys(TITLES);

const choices = Object.fromEntries(Object.entries(TITLES).map(([number, title]) => [number, `${number} ${title}`]));

export const CRITERION_STATES = ['conforme', 'non conforme', 'sans objet', 'non évalué'] as const;

const criterion = z
  .strictObject({
    criterion: choice(choices, 'Critère', 'Un critère absent de la liste compte comme non évalué'),
    state: z.enum(CRITERION_STATES).meta({
      title: 'État',
      description: 'Non évalué tant que personne ne l’a vraiment jugé',
    }),
    method: z
      .enum(['test', 'examen', 'test et examen'])
      .meta({
        title: 'Méthode',
        description: 'Test : rejoué à chaque modification. Examen : par quelqu’un, sur les pages de l’échantillon',
      })
      .optional(),
    note: text(
      400,
      'Note',
      'Comment on l’a jugé ; pour un défaut : la page, la gêne, le contournement, la date de correction',
    ).optional(),
  })
  .refine(({ state, method, note }) => state === 'non évalué' || (method !== undefined && note !== undefined), {
    path: ['note'],
    error: 'la méthode et la note d’un critère jugé',
  });

export const accessibilitySchema = group(
  'Grille d’accessibilité',
  'Les critères du RGAA 4.1.2 déjà jugés, d’où vient la déclaration',
  {
    evaluatedOn: date('Revue le', 'Jour où la grille a été revue pour la dernière fois'),
    criteria: list('Critères jugés', criterion).refine(
      (all) => new Set(all.map((one) => one.criterion)).size === all.length,
      { error: 'chaque critère une seule fois' },
    ),
  },
);

export type AccessibilityGrid = z.output<typeof accessibilitySchema>;
