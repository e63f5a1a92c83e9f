import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { askMapping, fieldOf, IGNORED, type Mapping, mappingPath, savedMapping } from './columns.ts';
import { isOfSession } from './fields.ts';
import { readBytes, decodeText } from './file-text.ts';
import { readCsv, readWorkbook, type Table, tableOf } from './read-sheets.ts';
import { readLheo } from './read-lheo.ts';
import { coursesOf } from './read-table.ts';
import { ImportError, type SourceCourse } from './source-course.ts';

export type ImportedFile = { format: 'lheo' | 'table'; courses: SourceCourse[]; notes: readonly string[] };

const WORKBOOKS = ['504b0304', 'd0cf11e0'];

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
  const sheets = isWorkbook ? readWorkbook(bytes, notes) : [readCsv(decodeText(bytes), isKnown)];
  const tables = sheets.flatMap((sheet) => tableOf(sheet, isKnown) ?? []).filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) throw new ImportError('Ce tableau n’a pas de lignes sous ses titres de colonnes.');
  const chosen = chosenTables(tables, saved, notes);
  const asked =
    chosen.length > 0 ? chosen : tables.toSorted((one, other) => other.names.length - one.names.length).slice(0, 1);
  const known = saved ?? (await askMapping(path, asked));
  const names = asked.map(({ sheet, names }) => (sheet === '' ? '' : `Feuille « ${sheet} » : `) + names.join(', '));
  if (chosen.length === 0)
    throw new ImportError(
      `Aucune colonne ne donne l’intitulé. Dites laquelle dans ${path} : « Colonne: Formation ». Si ce fichier est celui d’un autre tableau, donnez-en un à celui-ci : --mapping. Les colonnes du tableau :\n${names.join('\n')}`,
    );
  return { format: 'table', courses: coursesOf(chosen, known), notes };
}

const EXTENSIONS = ['', '.xml', '.csv', '.tsv', '.txt', '.xlsx', '.xlsm', '.xls'];

/** Recognises the format by the content, because file names are often wrong. */
export async function readFile(file: string, mapping: string | undefined): Promise<ImportedFile> {
  if (!EXTENSIONS.includes(extname(file).toLowerCase()))
    throw new ImportError(`${file} n’est pas un fichier .xml, .csv ou .xlsx : exportez-le sous une de ces formes.`);
  const bytes = readBytes(file);
  const start = bytes.toString('latin1', 0, 1000);
  if (/<(!doctype html|html|table)\b/i.test(start))
    throw new ImportError(`${file} est une page web, même si son nom dit autre chose : enregistrez-la en .xlsx.`);
  const isXml = /^[^\w;,]*</.test(start);
  return isXml ? { format: 'lheo', courses: readLheo(decodeText(bytes)), notes: [] } : readTables(file, bytes, mapping);
}
