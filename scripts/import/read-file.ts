import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { mappingOf } from './columns.ts';
import { readLheo } from './read-lheo.ts';
import { coursesOf, readCsv, readXlsx } from './read-table.ts';
import { ImportError, type SourceCourse } from './source-course.ts';

export type ImportedFile = { format: 'lheo' | 'table'; courses: SourceCourse[] };

const MAX_MEGABYTES = 20;

/** UTF-8 text that was decoded as Windows-1252: « Ã© » for « é ». */
const MOJIBAKE = /Ã[\u0080-\u00BF]|â€[™œ\u009D“”]/;

export function readBytes(file: string): Buffer {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new ImportError(`${file} est introuvable : vérifiez son nom et son dossier.`);
  if (size > MAX_MEGABYTES * 1_000_000)
    throw new ImportError(`${file} pèse plus de ${MAX_MEGABYTES} Mo : exportez vos formations seules.`);
  return readFileSync(file);
}

/** The text of a file in UTF-8, or in the encoding that an XML file declares. */
export function textOf(bytes: Buffer): string {
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(declared);
  } catch {
    throw new ImportError(`Ligne 1 : l’encodage « ${declared} » est inconnu. Exportez le fichier en UTF-8.`);
  }
  const text = decoder.decode(bytes);
  const lines = text.split('\n');
  const wrong = lines.findIndex((line) => /[\0\uFFFD]/.test(line) || MOJIBAKE.test(line));
  if (wrong === -1) return text;
  const found = (lines[wrong] ?? '').replaceAll('\0', '').trim().slice(0, 60);
  const remedy = 'Exportez le fichier en UTF-8 ; dans Excel, « Enregistrer sous », puis « CSV UTF-8 »';
  throw new ImportError(`Ligne ${wrong + 1} : des caractères illisibles (« ${found} »). ${remedy}.`);
}

const EXTENSIONS = ['', '.xml', '.csv', '.tsv', '.txt', '.xlsx', '.xlsm'];

/** Reads XML, a workbook or a CSV table. The content of the file decides which of them it is. */
export async function readFile(file: string, mapping: string | undefined): Promise<ImportedFile> {
  if (!EXTENSIONS.includes(extname(file).toLowerCase()))
    throw new ImportError(`${file} n’est pas un fichier .xml, .csv ou .xlsx : exportez-le sous une de ces formes.`);
  const bytes = readBytes(file);
  const isWorkbook = bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004';
  const text = isWorkbook ? '' : textOf(bytes);
  if (/^\s*</.test(text)) return { format: 'lheo', courses: readLheo(text) };
  const table = isWorkbook ? await readXlsx(bytes) : readCsv(text);
  return { format: 'table', courses: coursesOf(table, await mappingOf(file, table.names, mapping)) };
}
