import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { articleNumber } from '#src/features/blog/article.ts';
import { paths } from '#src/site/paths.ts';
import { filesIn, PICTURES } from './editable-files.ts';

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  'content/courses': paths.course,
  'content/blog': (id) => paths.article(articleNumber(id)),
  'content/catalogues': paths.catalogue,
  'content/creators': paths.creator,
  'content/legal': (id) => `/${id}`,
};

/** What pages link to or show of a file: `/courses/excel`, `/images/equipe/nadia.webp`; nothing where it has no address. */
export function addressOf(path: string): string | undefined {
  if (path.startsWith(`${PICTURES}/`)) return path.slice('public'.length);
  const { dir, name } = posix.parse(path);
  return PAGES[dir]?.(name);
}

const CODE = /\.(ts|tsx|astro|css)$/;
const DEEPEST = 8;

/** Where an address is written, `content/figures.yaml`, but in files that go with it. */
export function usesOf(root: string, address: string, going: readonly string[]): string[] {
  const literal = RegExp.escape(address);
  const inText = new RegExp(`${literal}(?![\\w/-]|\\.\\w)`);
  // Code names some pictures by their folder: `/images/certifications/${image}.svg`.
  const folder = address.startsWith('/images/') ? `|${RegExp.escape(posix.dirname(address))}/\\$\\{` : '';
  const inCode = new RegExp(`['"\`(]${literal}['"\`)]${folder}`);
  const uses = (top: string, mention: RegExp, isText: (path: string) => boolean) =>
    filesIn(root, top, DEEPEST)
      .filter((path) => isText(path) && !going.includes(path))
      .filter((path) => mention.test(readFileSync(join(root, path), 'utf8')));
  return [
    ...uses('content', inText, () => true),
    ...uses('src', inCode, (path) => CODE.test(path) && !path.includes('.test.')),
  ];
}
