import { z } from 'zod';
import { choice, date, group, list, text } from '#src/fields/fields.ts';
import TITLES from './rgaa-4.1.2.json' with { type: 'json' };
import { formatDay } from '#src/lib/french-dates.ts';

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

export function rgaaValues({ evaluatedOn, criteria }: AccessibilityGrid) {
  const count = (state: (typeof CRITERION_STATES)[number]) =>
    criteria.filter((criterion) => criterion.state === state).length;
  const [met, failed, notApplicable] = [count('conforme'), count('non conforme'), count('sans objet')];
  const unjudged = CRITERIA.length - met - failed - notApplicable;
  const rate = met + failed === 0 ? 0 : Math.floor((100 * met) / (met + failed));
  return {
    /** Without a complete audit, a site is « non conforme » (decree n° 2019-768). */
    state: unjudged > 0 || rate < 50 ? 'non conforme' : failed > 0 ? 'partiellement conforme' : 'totalement conforme',
    evaluatedOn: formatDay(evaluatedOn),
    met,
    failed,
    notApplicable,
    unjudged,
    rate: `${String(rate)}\u00a0%`,
    tested: criteria.filter(({ method }) => method?.startsWith('test')).length,
    defects:
      criteria
        .filter(({ state }) => state === 'non conforme')
        .map(({ criterion, note = '' }) => `\n- ${note} (Critère ${criterion}.)`)
        .join('') || 'aucun.',
  };
}
