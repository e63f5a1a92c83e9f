import { z } from 'zod';
import { corrected, line } from '#src/lib/content-fields.ts';

/** A worksheet: the chosen cell and what its formula bar shows, where there is one, and the cells of each row. */
type Workbook = { bar: { cell: string; formula: string } | undefined; rows: readonly (readonly string[])[] };

const FORMULA_BAR = /^(?<cell>[A-Z]\d+) (?<formula>=.+)$/;

/** `['B4 =SOMME(B2:B3)', 'Buvette | 640']`: what stands in the formula bar, then rows whose cells are parted by bars. */
export function workbookOf(lines: readonly string[]): Workbook {
  const { cell = '', formula = '' } = FORMULA_BAR.exec(lines[0] ?? '')?.groups ?? {};
  const bar = cell === '' ? undefined : { cell, formula };
  const rows = lines.slice(bar ? 1 : 0).map((line) => line.split('|').map((text) => text.trim()));
  return { bar, rows };
}

const CORRECTIONS = /~~|\*\*.*?\*\*/g;
const FIGURE = /^[−-]?\d[\d\s,]*(?:\/\d+\/\d+)?[%€]?$/;

/** Whether a cell holds a number or a date, which spreadsheets set to the right: `1 200`, `0,31 €`, `03/04/2026`. */
export const isFigure = (cell: string): boolean => FIGURE.test(cell.replaceAll(CORRECTIONS, '').trim());

const KINDS = ['workbook', 'terminal', 'text'] as const;

const panel = z
  .strictObject({
    label: line(60).meta({
      title: 'Repère',
      description: 'Au-dessus de la feuille : « Lundi, 9 h 30 », « La consigne »',
    }),
    lines: z
      .array(corrected(line(200)))
      .min(1)
      .max(10)
      .meta({
        title: 'Lignes',
        description:
          'Une ligne de la feuille par ligne : ~~barré~~, **ajouté au stylo rouge** ; les cellules d’un classeur se séparent par |, et « C5 =SOMME(C2:C4) », en premier, est sa barre de formule',
      }),
  })
  .meta({ editor: { summary: '{{label}}' } });

/** A piece of the work that a course teaches, as learners find it and as they leave it. */
export const exerciseSchema = z
  .strictObject({
    kind: z.enum(KINDS).meta({
      title: 'Sorte',
      editor: { choices: { workbook: 'Classeur', terminal: 'Terminal ou code', text: 'Texte' } },
      description: 'Classeur : workbook ; terminal ou code : terminal ; texte : text',
    }),
    title: line(90).meta({
      title: 'Titre',
      description: 'Ce que l’on a sous les yeux : « Le classeur de la jardinerie »',
    }),
    panels: z
      .array(panel)
      .min(1)
      .max(2)
      .meta({ title: 'Feuilles', description: 'La feuille avant, corrigée en rouge, puis la même à la fin' }),
    comment: line(160).meta({ title: 'Remarque', description: 'Ce que le formateur en dit, en une phrase' }),
  })
  .refine(
    ({ kind, panels }) =>
      kind !== 'workbook' ||
      panels.every(({ lines }) => new Set(workbookOf(lines).rows.map(({ length }) => length)).size === 1),
    { error: 'des lignes qui ont toutes autant de cellules, séparées par |', path: ['panels'] },
  );

export type CourseExercise = z.output<typeof exerciseSchema>;
