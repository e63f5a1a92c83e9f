import { z } from 'zod';
import { choice, corrected, line, list } from '#src/fields/fields.ts';

const FORMULA_BAR = /^(?<cell>[A-Z]\d+) (?<formula>=.+)$/;

/** Parses `['B4 =SOMME(B2:B3)', 'Buvette | 640']`: the formula bar, then rows. */
export function workbookOf(lines: readonly string[]) {
  const { cell = '', formula = '' } = FORMULA_BAR.exec(lines[0] ?? '')?.groups ?? {};
  const bar = cell === '' ? undefined : { cell, formula };
  const rows = lines.slice(bar ? 1 : 0).map((line) => line.split('|').map((text) => text.trim()));
  return { bar, rows };
}

const CORRECTIONS = /~~|\*\*.*?\*\*/g;
const NUMBER_OR_DATE = /^[−-]?\d[\d\s,]*(?:\/\d+\/\d+)?[%€]?$/;

export const isRightAligned = (cell: string): boolean => NUMBER_OR_DATE.test(cell.replaceAll(CORRECTIONS, '').trim());

const panel = z.strictObject({
  label: line(60, 'Repère', 'Au-dessus de la feuille : « Lundi, 9 h 30 », « La consigne »'),
  lines: list(
    'Lignes',
    'Une ligne de la feuille par ligne : ~~barré~~, **ajouté au stylo rouge** ; les cellules d’un classeur se séparent par |, et « C5 =SOMME(C2:C4) », en premier, est sa barre de formule',
    corrected(line(200)),
  )
    .min(1)
    .max(10),
});

export const exerciseSchema = z
  .strictObject({
    kind: choice({ workbook: 'Classeur', terminal: 'Terminal ou code', text: 'Texte' }, 'Sorte'),
    title: line(90, 'Titre', 'Ce que l’on a sous les yeux : « Le classeur de la jardinerie »'),
    panels: list('Feuilles', 'La feuille avant, corrigée en rouge, puis la même à la fin', panel).min(1).max(2),
    comment: line(160, 'Remarque', 'Ce que le formateur en dit, en une phrase'),
  })
  .refine(
    ({ kind, panels }) =>
      kind !== 'workbook' ||
      panels.every(({ lines }) => new Set(workbookOf(lines).rows.map(({ length }) => length)).size === 1),
    { error: 'des lignes qui ont toutes autant de cellules, séparées par |', path: ['panels'] },
  );

export type CourseExercise = z.output<typeof exerciseSchema>;
