import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { FILE_RULES, FOLDER_RULES } from '#src/content-model/content-rules.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { imagePath } from '#src/lib/content-fields.ts';
import { PICTURES } from '#src/features/pictures/picture-addresses.ts';
import { isPublished } from '#src/features/pictures/picture-kind.ts';
import { pictureName } from '#src/features/pictures/picture-name.ts';
import { Refusal } from './refusal.ts';

const isIn = (folder: string, path: string): boolean => path.startsWith(`${folder}/`);

/** The part of a path that somebody has named, below the content, whose own folder may stand out of the project. */
const below = (path: string): string => (isIn(CONTENT, path) ? path.slice(CONTENT.length + 1) : path);

const isPlain = (path: string): boolean => {
  const named = below(path);
  return (
    path === CONTENT ||
    (posix.normalize(named) === named &&
      !/[\\\0]/.test(named) &&
      !named.split('/').some((part) => part.startsWith('.')))
  );
};

/** Whether a file is one that the site's content is made of: `content/site.yaml`, `content/blog/1-titre.md`. */
function isContent(path: string): boolean {
  if (!isIn(CONTENT, path)) return false;
  const [folder = '', name, ...deeper] = path.slice(CONTENT.length + 1).split('/');
  if (deeper.length > 0) return false;
  // Own names alone: `constructor` and the like are names of every object.
  if (name === undefined) return Object.hasOwn(FILE_RULES, folder);
  return Object.hasOwn(FOLDER_RULES, folder) && FOLDER_RULES[folder]?.extensions.includes(extname(name)) === true;
}

/** A link of the file system may lead to what is no content, in the project or out of it, and to a file still to be made. */
const isBehindLink = (root: string, path: string): boolean =>
  ['', ...below(path).split('/')].some((_, index, parts) => {
    const part = join(root, CONTENT, ...parts.slice(0, index + 1));
    return lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  });

const refuse = (path: string): never => {
  throw new Refusal(`Le fichier ${path} ne se modifie pas ici.`, 403);
};

/** Lets through a path that the editors' screen may read. */
export function assertReadable(root: string, path: string): void {
  if (!isPlain(path) || !(isContent(path) || isIn(PICTURES, path)) || isBehindLink(root, path)) refuse(path);
}

/** Lets through a folder that the screen may list: one of content, or of pictures. */
export function assertListable(root: string, folder: string): void {
  const isFolder = folder === CONTENT || isIn(CONTENT, folder) || folder === PICTURES || isIn(PICTURES, folder);
  if (!isPlain(folder) || !isFolder || isBehindLink(root, folder)) refuse(folder);
}

/** Lets through a path that may be written: a picture's has to be one that content can name. */
export function assertWritable(root: string, path: string): void {
  assertReadable(root, path);
  if (!isIn(PICTURES, path) || imagePath.safeParse(path.slice(CONTENT.length)).success) return;
  const name = posix.basename(path);
  const kind = /\.(svg|png|jpg|webp|avif)$/i.exec(name.replace(/\.jpeg$/i, '.jpg'))?.[1]?.toLowerCase() ?? '';
  throw new Refusal(
    isPublished(kind)
      ? `Le nom ${name} ne convient pas\u00a0: il faut des minuscules sans accent, des chiffres et des tirets, par exemple ${pictureName(name, kind)}.`
      : `Le fichier ${name} n’est pas accepté\u00a0: il faut une image JPG, PNG, WebP, AVIF ou SVG.`,
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
