import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { plainSigns } from './plain-signs.ts';

export const normalizeText = (source: string): string => plainSigns(source).replaceAll(/\r\n?/g, '\n').normalize('NFC');

export const readText = (path: string | URL): string => normalizeText(readFileSync(path, 'utf8'));

export const withForwardSlashes = (path: string): string => path.replaceAll(sep, '/');

/** Whether Windows reserves a file name for a device, or web servers reserve it for the page of a folder (`index`). */
export const isReservedName = (name: string): boolean => /^(index|con|prn|aux|nul|(com|lpt)\d)$/i.test(name);
