import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { askMapping, fieldOf, IGNORED, type Mapping, mappingPath, savedMapping } from './columns.ts';
import { isOfSession } from './fields.ts';
import { readCsv } from './read-csv.ts';
import { readLheo } from './read-lheo.ts';
import { coursesOf } from './read-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { ImportError, type SourceCourse } from './source-course.ts';
import { type Table, tableOf } from './table.ts';

/** `notes` are lines about the whole file, for the report. */
export type ImportedFile = { format: 'lheo' | 'table'; courses: SourceCourse[]; notes: readonly string[] };

const MAX_MEGABYTES = 20;

/** UTF-8 text that was decoded as Windows-1252: « Ã© » for « é ». */
const MOJIBAKE = /Ã[\u0080-\u00BF]|â€[™œ\u009D“”]/;
/** Bytes that no text has: not even Windows-1252 has a sign for five of them. */
const UNREADABLE = /[\0\uFFFD\u0080-\u009F]/;
/** Accents of DOS and of old Macs, read as Windows-1252: « Intitul‚ ». */
const OTHER_ACCENTS = /\p{L}[‚ˆ‡ƒ]|[ŠŽ]/u;
/** The first bytes of XLSX (a ZIP file) and XLS. */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];

export function readBytes(file: string): Buffer {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new ImportError(`${file} est introuvable : vérifiez son nom et son dossier.`);
  if (size > MAX_MEGABYTES * 1_000_000)
    throw new ImportError(`${file} pèse plus de ${MAX_MEGABYTES} Mo : exportez vos formations seules.`);
  return readFileSync(file);
}

/** The text of a file: in the encoding that an XML file declares, in UTF-8, or else in Windows-1252, as Excel writes CSV. */
export function textOf(bytes: Buffer): string {
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1];
  const hasWideMark = bytes[0] === 0xff && bytes[1] === 0xfe;
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(declared ?? (hasWideMark ? 'utf-16le' : isUtf8(bytes) ? 'utf-8' : 'windows-1252'));
  } catch {
    throw new ImportError(`Ligne 1 : l’encodage « ${String(declared)} » est inconnu. Exportez le fichier en UTF-8.`);
  }
  const text = decoder.decode(bytes);
  const lines = text.split('\n');
  const isGuess = decoder.encoding === 'windows-1252' && declared === undefined;
  const isWrong = (line: string) =>
    UNREADABLE.test(line) || MOJIBAKE.test(line) || (isGuess && OTHER_ACCENTS.test(line));
  const wrong = lines.findIndex(isWrong);
  if (wrong === -1) return text;
  const found = (lines[wrong] ?? '').replaceAll('\0', '').trim().slice(0, 60);
  const remedy = 'Exportez le fichier en UTF-8 ; dans Excel, « Enregistrer sous », puis « CSV UTF-8 »';
  throw new ImportError(`Ligne ${wrong + 1} : des caractères illisibles (« ${found} »). ${remedy}.`);
}

/** The table with the courses, then those with only sessions of them. Notes name the other sheets. */
function chosenTables(tables: readonly Table[], saved: Mapping | undefined, notes: string[]): Table[] {
  const has = (table: Table, field: string) => table.names.some((name) => fieldOf(name, saved) === field);
  const main = tables.find((table) => has(table, 'title'));
  if (main === undefined) return [];
  const isKey = (field: string | undefined) => field === undefined || ['id', 'title', IGNORED].includes(field);
  const sessions = tables.filter(
    (table) =>
      table !== main &&
      has(table, 'session.start') &&
      table.names.every((name) => isKey(fieldOf(name, saved)) || isOfSession(fieldOf(name, saved) ?? '')),
  );
  const chosen = [main, ...sessions];
  for (const { sheet } of tables.filter((table) => !chosen.includes(table)))
    notes.push(
      `Feuille « ${sheet} » : laissée de côté, l’import lit la première feuille de formations et celles de leurs sessions.`,
    );
  return chosen;
}

export async function readTables(file: string, bytes: Buffer, mapping: string | undefined): Promise<ImportedFile> {
  const isWorkbook = WORKBOOKS.includes(bytes.toString('hex', 0, 4));
  const notes =
    isWorkbook || isUtf8(bytes) ? [] : ['Le fichier n’est pas en UTF-8 : lu en Windows-1252, relisez les accents.'];
  const path = mappingPath(file, mapping);
  const saved = savedMapping(path);
  const isKnown = (name: string) => fieldOf(name, saved) !== undefined;
  const sheets = isWorkbook ? readWorkbook(bytes) : [readCsv(textOf(bytes), isKnown)];
  const tables = sheets.flatMap((sheet) => tableOf(sheet, isKnown) ?? []).filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) throw new ImportError('Ce tableau n’a pas de lignes sous ses titres de colonnes.');
  const chosen = chosenTables(tables, saved, notes);
  const asked =
    chosen.length > 0 ? chosen : tables.toSorted((one, other) => other.names.length - one.names.length).slice(0, 1);
  const known = saved ?? (await askMapping(path, asked));
  const names = asked.map(({ sheet, names }) => (sheet === '' ? '' : `Feuille « ${sheet} » : `) + names.join(', '));
  if (chosen.length === 0)
    throw new ImportError(
      `Aucune colonne ne donne l’intitulé. Dites laquelle dans ${path} : « Colonne: title ». Les colonnes du fichier :\n${names.join('\n')}`,
    );
  return { format: 'table', courses: coursesOf(chosen, known), notes };
}

const EXTENSIONS = ['', '.xml', '.csv', '.tsv', '.txt', '.xlsx', '.xlsm', '.xls'];

/** Reads XML, a workbook or a CSV table. The content of the file decides which of them it is. */
export async function readFile(file: string, mapping: string | undefined): Promise<ImportedFile> {
  if (!EXTENSIONS.includes(extname(file).toLowerCase()))
    throw new ImportError(`${file} n’est pas un fichier .xml, .csv ou .xlsx : exportez-le sous une de ces formes.`);
  const bytes = readBytes(file);
  const isXml = /^[^\w;,]*</.test(bytes.toString('latin1', 0, 200));
  return isXml ? { format: 'lheo', courses: readLheo(textOf(bytes)), notes: [] } : readTables(file, bytes, mapping);
}
