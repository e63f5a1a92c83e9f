import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { slashed } from '#src/lib/text-file.ts';
import { CONTENT } from '../../src/lib/content-folder.ts';

export type BuiltPage = { /** `/courses/excel-fondamentaux` */ path: string; root: HTMLElement };

const pathOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The provider whose site a page says that it belongs to. */
const siteName = (page: HTMLElement) => page.querySelector('meta[property="og:site_name"]')?.getAttribute('content');

/** The pages of a provider that the last build wrote; none where there was none, or while another one is writing them. */
export function readBuiltPages(root: string, brand: string): BuiltPage[] {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) return [];
  try {
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => ({
        path: pathOf(slashed(file)),
        root: parse(readFileSync(join(dist, file), 'utf8'), { comment: false }),
      }));
    // The site of another content folder may have been built since.
    return pages.every(({ root }) => [brand, undefined].includes(siteName(root))) ? pages : [];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Whether the content has changed since the last build: its pages then say what content no longer does. */
export function isOutdated(root: string): boolean {
  const built = statSync(join(root, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' }).some(
    (file) => (statSync(join(root, CONTENT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0) > built,
  );
}
