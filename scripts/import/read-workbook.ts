import { type CellObject, read, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { DAY_MS } from '../../src/lib/durations.ts';
import { isoDay } from '../../src/lib/french-dates.ts';
import { ImportError } from './source-course.ts';
import { cellName, type Row, type Sheet, type TableCell } from './table.ts';

/** The parts of a number format that show no date or time: texts, colours, languages, conditions. */
const LITERALS = /"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

const { is_date: isDateFormat } = SSF as { is_date: (format: string) => boolean };

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function momentOf(value: number, format: string, shown: string, date1904: boolean): TableCell {
  const [pattern = ''] = format.replaceAll(LITERALS, '').split(';');
  const isTime = /h|s|\[m/i.test(pattern) && !/[dy]/i.test(pattern);
  const minutes = Math.round(value * 24 * 60);
  // Times of a day or more are unclear, because the format h:mm shows 35 hours as 11:00.
  const isHidden = value < 0 || (isTime ? value >= 1 && !pattern.includes('[') : value < 1);
  if (isHidden) return { text: shown, shown, kind: 'unclear' };
  if (isTime) return { text: `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`, shown, kind: 'time' };
  const first = Date.UTC(date1904 ? 1904 : 1900, 0, date1904 ? 1 : -1);
  const day = isoDay(new Date(first + Math.floor(value) * DAY_MS));
  // The library names months and days in English.
  const inFrench = /[a-z]{3}/i.test(shown) ? day.split('-').reverse().join('/') : shown;
  return { text: day, shown: inFrench, kind: 'day' };
}

/**
 * A number with the words of its format, such as `1200,5 € HT`. A format of zeros, or with fixed digits, makes a code,
 * such as `024` or `2027-12`.
 */
function numberOf(value: number, format: string, shown: string): string {
  const isCode = /^0+$|"[^"]*\d|\\\d/.test(format);
  const isExact = shown === '' || isCode || format.includes('%');
  if (isExact) return shown.replace('.', ',');
  const number = String(Number(value.toPrecision(12))).replace('.', ',');
  return format === 'General' ? number : shown.replace(/-?\d[\d.,\s]*\d|-?\d/, number);
}

function cellOf({ t, v, w = '', z = 'General', f }: CellObject, date1904: boolean): TableCell {
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
  for (const address of addresses) cells.set(address, cellOf(sheet[address] as CellObject, date1904));
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
