import { readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** How a text is kept in its file: Windows ends lines by CRLF, and some of its editors put a mark before the first. */
type TextForm = { hasMark: boolean; hasWindowsLines: boolean };

const MARK = '\uFEFF';

/** A text as every computer reads it: lines end by LF, accents are composed, and no byte order mark comes first. */
export const plainText = (source: string): string =>
  source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC');

/** The form of a file's text; one whose lines end both ways has the form of most of them. */
export function textForm(source: string): TextForm {
  const windowsLines = source.split('\r\n').length - 1;
  const lines = source.split('\n').length - 1;
  return { hasMark: source.startsWith(MARK), hasWindowsLines: windowsLines > lines / 2 };
}

/** A plain text in the form of the file that it goes to. */
export const inForm = (text: string, { hasMark, hasWindowsLines }: TextForm): string =>
  (hasMark ? MARK : '') + (hasWindowsLines ? plainText(text).replaceAll('\n', '\r\n') : text);

/** The text of a file that a person may have written on any computer. */
export const readText = (path: string | URL): string => plainText(readFileSync(path, 'utf8'));

/** A path of this computer with the slashes of an address: `courses/excel.html` also on Windows. */
export const slashed = (path: string, separator: string = sep): string => path.split(separator).join('/');
