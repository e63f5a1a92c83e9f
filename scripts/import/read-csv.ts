import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './source-course.ts';
import type { Row, Sheet, TableCell } from './table.ts';

const FORMULA =
  'une formule, dont l’import ne connaît pas le résultat. Copiez la colonne, puis «\u00a0Collage spécial\u00a0», «\u00a0Valeurs\u00a0»';
const DELIMITERS = [';', ',', '\t'];
const HEAD_LINES = 30;

function delimiterOf(text: string, isKnown: (name: string) => boolean): string {
  const lines = text.split('\n', HEAD_LINES).filter((line) => line.trim() !== '');
  const score = (delimiter: string): number => {
    const known = lines.map((line) => line.split(delimiter).filter((name) => isKnown(name.replaceAll('"', '').trim())));
    const most = Math.max(0, ...known.map(({ length }) => length));
    return (most > 1 ? most * 1000 : 0) + (lines[0]?.split(delimiter).length ?? 0);
  };
  return DELIMITERS.toSorted((one, other) => score(other) - score(one))[0] ?? ';';
}

function cellOf(text: string, where: string): TableCell {
  if (text.startsWith('=')) throw new ImportError(`${where} : ${FORMULA}.`);
  // The export of this site writes an apostrophe before formulas.
  return { text: text.replace(/^'(?=[=+\-@\t\r])/, '') };
}

/**
 * Reads a CSV table. Counts rows as Excel does: a cell with line breaks is in one row, and the line `sep=;` is not a
 * row.
 */
export function readCsv(bytes: string, isKnown: (name: string) => boolean): Sheet {
  const lines = bytes.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const declared = /^"?sep=(.)"?\n/i.exec(lines);
  const text = lines.slice(declared?.[0].length ?? 0);
  const delimiter = declared?.[1] ?? delimiterOf(text, isKnown);
  const options = { delimiter, relax_quotes: true, relax_column_count: true, trim: true } as const;
  try {
    const records = parse(text, options);
    const rows = records.map((record, index): Row => {
      const where = (): string => `Ligne ${index + 1}`;
      const cells = record.map((cell, column) => cellOf(cell, `${where()}, colonne ${column + 1}`));
      return { where, cells };
    });
    return { name: '', rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      `Ligne ${Number(error.records) + 1} : un guillemet ouvert et jamais fermé. Corrigez cette ligne, ou exportez le tableau de nouveau.`,
    );
  }
}
