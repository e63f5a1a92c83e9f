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
