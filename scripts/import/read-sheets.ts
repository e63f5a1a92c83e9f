import { type CellObject, read, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { DAY_MS } from '../../src/lib/clock.ts';
import { isoDay } from '../../src/lib/french-dates.ts';
import { ImportError, type CellKind } from './source-course.ts';
import { CsvError, parse } from 'csv-parse/sync';

type TableCell = { text: string; kind?: CellKind; shown?: string; fault?: string };

/** `where()` returns the name of the row for messages, and `where(2)` the name of its third cell. */
export type Row = { cells: readonly TableCell[]; where: (column?: number) => string };
export type Sheet = { name: string; rows: readonly Row[] };
export type Table = { sheet: string; names: readonly string[]; rows: readonly Row[] };

const HEAD_ROWS = 30;

const columnLetter = (column: number): string =>
  (column < 26 ? '' : columnLetter(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const cellName = (column: number, row: number): string => `${columnLetter(column)}${row}`;

function namesOf({ cells }: Row): string[] {
  const names: string[] = [];
  for (const [column, { text }] of cells.entries()) {
    const name = text.replaceAll(/\s+/g, ' ') || `Colonne ${columnLetter(column)}`;
    const others = names.filter((other) => other.replace(/ \d+$/, '') === name).length;
    names.push(others === 0 ? name : `${name} ${others + 1}`);
  }
  return names;
}

const isFilled = ({ text, fault }: TableCell): boolean => text !== '' || fault !== undefined;

/**
 * Finds the header among the first rows: the row with the most known names or, if no row has two known names, the row
 * with the most filled cells. Returns the rows below the header as a table.
 */
export function tableOf({ name, rows }: Sheet, isKnown: (name: string) => boolean): Table | undefined {
  const filled = rows.filter(({ cells }) => cells.some(isFilled));
  const scores = filled.slice(0, HEAD_ROWS).map(({ cells }) => {
    const known = cells.filter(({ text }) => isKnown(text.replaceAll(/\s+/g, ' '))).length;
    return (known > 1 ? known * 1000 : 0) + cells.filter(isFilled).length;
  });
  const head = scores.indexOf(Math.max(...scores));
  const titles = filled[head];
  if (titles === undefined) return undefined;
  const names = namesOf(titles);
  const rest = filled.slice(head + 1);
  const wrong = rest.find(({ cells }) => cells.length < names.length || cells.slice(names.length).some(isFilled));
  if (wrong === undefined) return { sheet: name, names, rows: rest };
  throw new ImportError(
    `${wrong.where()} : pas autant de colonnes que de titres. Corrigez cette ligne, ou exportez le tableau de nouveau.`,
  );
}

const FORMULA =
  'une formule, dont l’import ne connaît pas le résultat. Copiez la colonne, puis «\u00a0Collage spécial\u00a0», «\u00a0Valeurs\u00a0»';
const DELIMITERS = [';', ',', '\t'];

function delimiterOf(text: string, isKnown: (name: string) => boolean): string {
  const lines = text.split('\n', HEAD_ROWS).filter((line) => line.trim() !== '');
  const score = (delimiter: string): number => {
    const known = lines.map((line) => line.split(delimiter).filter((name) => isKnown(name.replaceAll('"', '').trim())));
    const most = Math.max(0, ...known.map(({ length }) => length));
    return (most > 1 ? most * 1000 : 0) + (lines[0]?.split(delimiter).length ?? 0);
  };
  return DELIMITERS.toSorted((one, other) => score(other) - score(one))[0] ?? ';';
}

function csvCell(text: string, where: string): TableCell {
  if (text.startsWith('=')) throw new ImportError(`${where} : ${FORMULA}.`);
  // The export of this site writes an apostrophe before formulas.
  return { text: text.replace(/^'(?=[=+\-@\t\r])/, '') };
}

/** Counts rows as Excel does: a cell with line breaks is in one row, and the line `sep=;` is not a row. */
export function readCsv(source: string, isKnown: (name: string) => boolean): Sheet {
  const lines = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const declared = /^"?sep=(.)"?\n/i.exec(lines);
  const text = lines.slice(declared?.[0].length ?? 0);
  const delimiter = declared?.[1] ?? delimiterOf(text, isKnown);
  const options = { delimiter, relax_quotes: true, relax_column_count: true, trim: true } as const;
  try {
    const records = parse(text, options);
    const rows = records.map((record, index): Row => {
      const where = (): string => `Ligne ${index + 1}`;
      const cells = record.map((cell, column) => csvCell(cell, `${where()}, colonne ${column + 1}`));
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

/** The parts of a number format that show no date or time: texts, colours, languages, conditions. */
const LITERALS = /"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

const { is_date: isDateFormat } = SSF as { is_date: (format: string) => boolean };

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function momentOf(value: number, format: string, shown: string, date1904: boolean): TableCell {
  const [pattern = ''] = format.replaceAll(LITERALS, '').split(';');
  const isTime = /h|s|\[m/i.test(pattern) && !/[dy]/i.test(pattern);
  const seconds = Math.round(value * 24 * 60 * 60);
  const minutes = Math.floor(seconds / 60);
  // A value is unclear if its format does not show all of it: h:mm shows 35 hours as 11:00.
  const hasMoreThanMinutes = seconds % 60 !== 0 || (value >= 1 && !pattern.includes('['));
  const isHidden = value < 0 || (isTime ? hasMoreThanMinutes : value < 1);
  if (isHidden) return { text: shown, shown, kind: 'unclear' };
  if (isTime) return { text: `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`, shown, kind: 'time' };
  const first = Date.UTC(date1904 ? 1904 : 1900, 0, date1904 ? 1 : -1);
  const day = isoDay(new Date(first + Math.floor(value) * DAY_MS));
  // SheetJS writes the names of months and days in English, so a date with such a name is shown in digits.
  const inFrench = /[a-z]{3}/i.test(shown) ? day.split('-').reverse().join('/') : shown;
  return { text: day, shown: inFrench, kind: 'day' };
}

/** Puts the unrounded value into the text that Excel shows (`1200,5 € HT`). Codes and percentages stay as shown. */
function numberOf(value: number, format: string, shown: string): string {
  const isCode = Number.isInteger(value) && /^0+$|"[^"]*\d|\\\d/.test(format);
  const isExact = shown === '' || isCode || format.includes('%');
  if (isExact) return shown.replace('.', ',');
  const number = String(Number(value.toPrecision(12))).replace('.', ',');
  return format === 'General' ? number : shown.replace(/-?\d[\d.,\s]*\d|-?\d/, number);
}

function workbookCell({ t, v, w = '', z = 'General', f }: CellObject, date1904: boolean): TableCell {
  const shown = w.trim();
  const format = String(z);
  if (f !== undefined && (t === 'z' || v === undefined)) return { text: '', fault: 'a une formule sans résultat' };
  if (t === 'e') return { text: shown };
  if (typeof v === 'boolean') return { text: v ? 'oui' : 'non' };
  if (typeof v !== 'number') return { text: typeof v === 'string' ? v.trim() : '' };
  return isDateFormat(format) ? momentOf(v, format, shown, date1904) : { text: numberOf(v, format, shown) };
}

function rowsOf(name: string, sheet: WorkSheet, date1904: boolean): Row[] {
  const addresses = Object.keys(sheet).filter((address) => !address.startsWith('!'));
  const cells = new Map<string, TableCell>();
  for (const address of addresses) cells.set(address, workbookCell(sheet[address] as CellObject, date1904));
  for (const { s: first, e: last } of sheet['!merges'] ?? [])
    for (let row = first.r + 1; row <= last.r; row += 1) {
      const value = cells.get(cellName(first.c, first.r + 1));
      if (value !== undefined) cells.set(cellName(first.c, row + 1), value);
    }
  const places = [...cells].filter(([, { text, fault }]) => text !== '' || fault !== undefined);
  const decoded = places.map(([address]) => utils.decode_cell(address));
  const width = decoded.reduce((widest, { c }) => Math.max(widest, c + 1), 0);
  const numbers = [...new Set(decoded.map(({ r }) => r + 1))].sort((one, other) => one - other);
  return numbers.map((number) => ({
    cells: Array.from({ length: width }, (_, column) => cells.get(cellName(column, number)) ?? { text: '' }),
    where: (column) =>
      `Feuille « ${name} », ${column === undefined ? `ligne ${number}` : `cellule ${cellName(column, number)}`}`,
  }));
}

export function readWorkbook(bytes: Buffer, notes: string[]): Sheet[] {
  let book: WorkBook;
  try {
    book = read(bytes, { cellNF: true, cellStyles: true, dateNF: 'dd/mm/yyyy', sheetStubs: true });
  } catch {
    throw new ImportError(
      'Ce classeur est protégé par un mot de passe, ou abîmé. Enregistrez-le de nouveau, sans mot de passe.',
    );
  }
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.flatMap((name, index): Sheet[] => {
    const sheet = book.Sheets[name];
    if (sheet === undefined) return [];
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (isHidden) notes.push(`Feuille « ${name} » : masquée, donc laissée de côté.`);
    const hiddenRows = sheet['!rows']?.filter(({ hidden }) => hidden === true).length ?? 0;
    if (!isHidden && hiddenRows > 0) notes.push(`Feuille « ${name} » : lignes masquées, lues aussi : ${hiddenRows}.`);
    return isHidden ? [] : [{ name, rows: rowsOf(name, sheet, date1904) }];
  });
}
