import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, extname, join, posix, sep } from 'node:path';
import { FILE_RULES, FOLDER_RULES } from '#src/build/content-check/content-rules.ts';
import { imagePath } from '#src/lib/content-fields.ts';
import { slugify } from '#src/lib/french-text.ts';
import { Refusal } from './refusal.ts';

export const PICTURES = 'public/images';

const isPlain = (path: string): boolean =>
  posix.normalize(path) === path && !/[\\\0]/.test(path) && !path.split('/').some((part) => part.startsWith('.'));

const isIn = (folder: string, path: string): boolean => path.startsWith(`${folder}/`);

/** Whether a file is one that the site's content is made of: `content/site.yaml`, `content/blog/1-titre.md`. */
function isContent(path: string): boolean {
  const [top, folder = '', name, ...deeper] = path.split('/');
  if (top !== 'content' || deeper.length > 0) return false;
  if (name === undefined) return folder in FILE_RULES;
  return FOLDER_RULES[folder]?.extensions.includes(extname(name)) ?? false;
}

/** A link of the file system may lead out of the project. */
function leadsOut(root: string, path: string): boolean {
  let there = join(root, path);
  while (!existsSync(there)) there = dirname(there);
  const project = realpathSync(root);
  const real = realpathSync(there);
  return real !== project && !real.startsWith(project + sep);
}

const refuse = (path: string): never => {
  throw new Refusal(`Le fichier ${path} ne se modifie pas ici.`, 403);
};

/** Lets through a path that the editors' screen may read. */
export function assertReadable(root: string, path: string): void {
  if (!isPlain(path) || !(isContent(path) || isIn(PICTURES, path)) || leadsOut(root, path)) refuse(path);
}

/** Lets through a folder that the screen may list: one of content, or of pictures. */
export function assertListable(root: string, folder: string): void {
  const isFolder = folder === 'content' || isIn('content', folder) || folder === PICTURES || isIn(PICTURES, folder);
  if (!isPlain(folder) || !isFolder || leadsOut(root, folder)) refuse(folder);
}

/** Lets through a path that may be written: a picture's has to be one that content can name. */
export function assertWritable(root: string, path: string): void {
  assertReadable(root, path);
  if (!isIn(PICTURES, path) || imagePath.safeParse(path.slice('public'.length)).success) return;
  const { name, ext } = posix.parse(path);
  throw new Refusal(
    `L’image ${name}${ext} n’est pas acceptée\u00a0: il faut un fichier svg, png, jpg, webp ou avif, dont le nom n’a ni accent, ni espace, ni majuscule, par exemple ${slugify(name)}${ext.toLowerCase()}.`,
  );
}

/** The files of a folder and of the folders in it, so many levels down, sorted. */
export function filesIn(root: string, folder: string, depth: number): string[] {
  if (depth === 0 || !existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(root, path, depth - 1);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}
