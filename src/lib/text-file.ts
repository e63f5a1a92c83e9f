import { readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** A text as every computer reads it: lines end by LF, accents are composed, and no byte order mark comes first. */
export const plainText = (source: string): string =>
  source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC');

/** The text of a file that a person may have written on any computer. */
export const readText = (path: string | URL): string => plainText(readFileSync(path, 'utf8'));

/** A path of this computer with the slashes of an address: `courses/excel.html` also on Windows. */
export const slashed = (path: string, separator: string = sep): string => path.split(separator).join('/');
