import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ENTRY_PAGES } from '#src/features/admin/entry-pages.ts';
import { articleNumber } from '#src/features/blog/article.ts';
import { paths } from '#src/site/paths.ts';
import { filesIn, PICTURES } from './editable-files.ts';

/** What pages link to or show of a file: `/courses/excel`, `/images/equipe/nadia.webp`; nothing where it has no address. */
export function addressOf(path: string): string | undefined {
  if (path.startsWith(`${PICTURES}/`)) return path.slice('public'.length);
  const { dir, name } = posix.parse(path);
  const folder = posix.basename(dir);
  return folder === 'blog' ? paths.article(articleNumber(name)) : ENTRY_PAGES[folder]?.(name);
}

const CODE = /\.(ts|tsx|astro|css)$/;
const DEEPEST = 8;

/** `/blog/1` is not named by `/blog/12`, nor by `/blog/1.md`. */
const isNamedIn = (text: string, address: string): boolean =>
  text
    .split(address)
    .slice(1)
    .some((after) => !/^([\w/-]|\.\w)/.test(after));

/** Code names a page or a picture between quotes, and some pictures by their folder: `/images/clients/${name}.svg`. */
function isNamedInCode(code: string, address: string): boolean {
  const isOfFolder = address.startsWith('/images/') && code.includes(`${posix.dirname(address)}/\${`);
  return isOfFolder || ["'", '"', '`'].some((quote) => code.includes(quote + address + quote));
}

/** Where an address is written, `content/figures.yaml`, but in files that go with it. */
export function usesOf(root: string, address: string, going: readonly string[]): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const inContent = filesIn(root, 'content', DEEPEST).filter(
    (path) => !going.includes(path) && isNamedIn(read(path), address),
  );
  const inCode = filesIn(root, 'src', DEEPEST).filter(
    (path) => CODE.test(path) && !path.includes('.test.') && isNamedInCode(read(path), address),
  );
  return [...inContent, ...inCode];
}
