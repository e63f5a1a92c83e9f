import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { ImportError } from './source-course.ts';

const MAX_MEGABYTES = 20;

/** UTF-8 text that was decoded as Windows-1252: « Ã© » for « é ». */
const MOJIBAKE = /Ã[\u0080-\u00BF]|â€[™œ\u009D“”]/;
const UNREADABLE = /[\0\uFFFD\u0080-\u009F]/;
/** Accents of DOS and of old Macs, read as Windows-1252: « Intitul‚ ». */
const OTHER_ACCENTS = /\p{L}[‚ˆ‡ƒ]|[ŠŽ]/u;

export function readBytes(file: string): Buffer {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new ImportError(`${file} est introuvable : vérifiez son nom et son dossier.`);
  if (size > MAX_MEGABYTES * 1_000_000)
    throw new ImportError(`${file} pèse plus de ${MAX_MEGABYTES} Mo : exportez vos formations seules.`);
  return readFileSync(file);
}

export function decodeText(bytes: Buffer): string {
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
