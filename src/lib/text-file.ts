import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { plainSigns } from './plain-signs.ts';

/** Normalises a text: LF line ends, composed accents, no ligatures and no invisible signs. */
export const normalizeText = (source: string): string => plainSigns(source).replaceAll(/\r\n?/g, '\n').normalize('NFC');

export const readText = (path: string | URL): string => normalizeText(readFileSync(path, 'utf8'));

/** A path with forward slashes, on Windows too: `courses/excel.html`. */
export const withForwardSlashes = (path: string, separator: string = sep): string => path.split(separator).join('/');

/** Whether Windows reserves a file name for a device, or servers for the page of a folder (`index`). */
export const isReservedName = (name: string): boolean => /^(index|con|prn|aux|nul|(com|lpt)\d)$/i.test(name);
