import { readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** Normalises a text: LF line ends, composed accents and no byte order mark. */
export const normalizeText = (source: string): string =>
  source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC');

export const readText = (path: string | URL): string => normalizeText(readFileSync(path, 'utf8'));

/** A path with forward slashes, on Windows too: `courses/excel.html`. */
export const withForwardSlashes = (path: string, separator: string = sep): string => path.split(separator).join('/');
