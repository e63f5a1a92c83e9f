import { CsvError, parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { fold } from '../../src/lib/french-text.ts';
import { isoDay } from '../../src/lib/french-dates.ts';
import type { Columns } from './columns.ts';
import { isOfSession } from './course-fields.ts';
import { type Cell, type CourseRecord, ImportError, newRecord } from './import-error.ts';

/** A row of a table, with its line number. */
type Row = { number: number; texts: string[] };
export type Table = { names: readonly string[]; rows: readonly Row[] };

/** The name of a cell: `cellule C4`. */
const cellName = (column: number, row: number): string => {
  const letters = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `cellule ${letters}${String.fromCharCode(65 + (column % 26))}${String(row)}`;
};

const formula = (where: string): ImportError =>
  new ImportError(
    `${where}\u00a0: une formule, dont l’import ne connaît pas le résultat. Copiez la colonne, puis «\u00a0Collage spécial\u00a0», «\u00a0Valeurs\u00a0».`,
  );

/** Removes the quote that `asCsv` writes before formulas: `'=1+1`. */
const unescaped = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

const tableOf = (rows: readonly Row[]): Table => {
  const [head, ...others] = rows.filter(({ texts }) => texts.some((text) => text !== ''));
  if (head === undefined || others.length === 0)
    throw new ImportError('Ligne 1\u00a0: ce tableau n’a pas de lignes sous ses titres de colonnes.');
  const repeat = head.texts.find((name, index) => name !== '' && head.texts.indexOf(name) !== index);
  if (repeat !== undefined)
    throw new ImportError(
      `Ligne ${String(head.number)}\u00a0: deux colonnes s’appellent «\u00a0${repeat}\u00a0». Renommez l’une d’elles.`,
    );
  return { names: head.texts, rows: others };
};

export function readCsv(text: string): Table {
  const head = text.slice(0, text.search(/\r?\n|$/));
  const delimiters = [';', ',', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length);
  try {
    const records = parse(text, {
      delimiter: delimiters[0],
      bom: true,
      info: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as {
      info: { lines: number };
      record: string[];
    }[];
    const rows = records.map(({ info, record }) => ({ number: info.lines, texts: record.map((one) => one.trim()) }));
    for (const { number, texts } of rows)
      for (const [column, one] of texts.entries())
        if (one.startsWith('=')) throw formula(`Ligne ${String(number)}, colonne ${String(column + 1)}`);
    return tableOf(rows.map(({ number, texts }) => ({ number, texts: texts.map(unescaped) })));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      `Ligne ${String(error.lines)}\u00a0: ${error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'un guillemet ouvert et jamais fermé' : 'pas autant de colonnes que de titres'}. Corrigez cette ligne, ou exportez le tableau de nouveau.`,
    );
  }
}

/** Reads the first sheet of a workbook. */
export async function readXlsx(bytes: Buffer): Promise<Table> {
  const sheets = unzipSync(bytes, { filter: ({ name }) => name === 'xl/worksheets/sheet1.xml' });
  const found = /<c r="([A-Z]+\d+)"[^>]*><f[ >/]/.exec(
    strFromU8(sheets['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
  )?.[1];
  if (found !== undefined) throw formula(`Cellule ${found}`);
  const rows = await readSheet(bytes);
  const textOf = (value: unknown): string => {
    if (value instanceof Date) return isoDay(value);
    if (typeof value === 'boolean') return value ? 'oui' : 'non';
    return typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value.trim() : '';
  };
  return tableOf(rows.map((row, index) => ({ number: index + 1, texts: row.map(textOf) })));
}

const DUPLICATE_HINT = 'Donnez-leur deux noms, ou la même valeur si ce sont deux sessions d’une formation.';

/** Groups rows into courses by number, or by title if the table has no numbers. Each row may have a session. */
export function recordsOf({ names, rows }: Table, { fields, values }: Columns): CourseRecord[] {
  const records = new Map<string, CourseRecord>();
  const keyColumn = names.findIndex((name) => fields[name] === 'id');
  const titleColumn = names.findIndex((name) => fields[name] === 'title');
  for (const { number, texts } of rows) {
    const key = texts[keyColumn] ?? fold(texts[titleColumn] ?? '');
    const record = records.get(key) ?? newRecord(`ligne ${String(number)}`);
    records.set(key, record);
    const session = new Map<string, Cell>();
    const constants = Object.entries(values).map(([field, text]) => ({ field, text, source: field, where: 'valeurs' }));
    const cells = names.map((source, column) => ({
      field: fields[source],
      text: texts[column] ?? '',
      source,
      where: cellName(column, number),
    }));
    for (const { field, text, source, where } of [...cells, ...constants]) {
      if (text === '') continue;
      const known = field === undefined || isOfSession(field) ? undefined : record.cells.get(field);
      if (field === undefined) record.unmapped.add(source);
      else if (isOfSession(field)) session.set(field, { text, source, where });
      else if (known === undefined) record.cells.set(field, { text, source, where });
      else if (known.text !== text && field === 'modality') known.text = '';
      else if (known.text !== text && known.text !== '')
        throw new ImportError(
          `${where}, colonne ${source}\u00a0: «\u00a0${text}\u00a0», mais «\u00a0${known.text}\u00a0» en ${known.where} pour une formation du même nom. ${DUPLICATE_HINT}`,
        );
    }
    if (session.has('session.start')) record.sessions.push(session);
  }
  return [...records.values()];
}
