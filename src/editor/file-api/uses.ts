import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Changes, withOverlay, filesOnDisk } from '#src/content-model/project-files.ts';
import { ENTRY_PAGES } from '#src/editor/screen/entry-pages.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { PICTURES } from '#src/features/pictures/picture-addresses.ts';
import { paths } from '#src/site/paths.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { filesIn } from './editable-files.ts';

/** The address by which pages link to or show a file, if any: `/courses/excel`, `/images/equipe/nadia.webp`. */
export function addressOf(path: string): string | undefined {
  if (path.startsWith(`${PICTURES}/`)) return path.slice(CONTENT.length);
  const { dir, name } = posix.parse(path);
  const folder = posix.basename(dir);
  return folder === 'blog' ? paths.article(articleNumber(name)) : ENTRY_PAGES[folder]?.(name);
}

const TEXT = /\.(mdx?|yaml)$/;
const CODE = /\.(ts|tsx|astro|css)$/;
const DEEPEST = 8;

/** `/blog/1` is not named by `/blog/12`, nor by `/blog/1.md`. */
const ADDRESS_GOES_ON = /^([\w/-]|\.\w)/;

const isNamedIn = (text: string, address: string): boolean =>
  text
    .split(address)
    .slice(1)
    .some((after) => !ADDRESS_GOES_ON.test(after));

/** A text in which an address has another one in its place. */
export function withAddress(text: string, from: string, to: string): string {
  const [first = '', ...rest] = text.split(from);
  return rest.reduce((done, after) => done + (ADDRESS_GOES_ON.test(after) ? from : to) + after, first);
}

/** Code names a page or a picture between quotes, and some pictures by their folder: `/images/clients/${name}.svg`. */
function isNamedInCode(code: string, address: string): boolean {
  const isOfFolder = address.startsWith('/images/') && code.includes(`${posix.dirname(address)}/\${`);
  return isOfFolder || ["'", '"', '`'].some((quote) => code.includes(quote + address + quote));
}

/** Where an address will be written once files have changed, `content/figures.yaml`. */
export function usesOf(root: string, address: string, changes: Changes): string[] {
  const after = withOverlay(filesOnDisk(root), changes);
  const inContent = filesIn(root, CONTENT, DEEPEST).filter(
    (path) => TEXT.test(path) && after.has(path) && isNamedIn(after.read(path), address),
  );
  const inCode = filesIn(root, 'src', DEEPEST).filter(
    (path) =>
      CODE.test(path) && !path.includes('.test.') && isNamedInCode(readFileSync(join(root, path), 'utf8'), address),
  );
  return [...inContent, ...inCode];
}
