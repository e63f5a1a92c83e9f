import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';

export const BRAND_FOLDER = `${CONTENT}/brand`;

export const DRAWN_BRAND_FOLDER = `.cache/brand/${CONTENT.replaceAll(/[^\w-]+/g, '-')}`;

export const brandFile = (name: string): string =>
  resolve(existsSync(resolve(BRAND_FOLDER, name)) ? BRAND_FOLDER : DRAWN_BRAND_FOLDER, name);

export const SERVED_BRAND_FILES: Readonly<Record<string, string>> = {
  '/favicon.svg': 'favicon.svg',
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/icon-512.png': 'icon-512.png',
  '/images/partage.png': 'partage.png',
};

export const BRAND_FILES: readonly string[] = ['logo.svg', ...Object.values(SERVED_BRAND_FILES)];

export const readLogo = (): string => readFileSync(brandFile('logo.svg'), 'utf8');
