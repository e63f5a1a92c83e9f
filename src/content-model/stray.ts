import { posix } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { isReservedName } from '#src/lib/text-file.ts';
import type { Problem } from './finding.ts';
import { contentFiles, type ProjectFiles } from './read.ts';

const TEXT = /^[^.~].*\.(mdx?|ya?ml|txt|docx?|odt)$/i;
/** Ignored, because it contains the licences of typefaces. */
const BRAND = `${CONTENT}/brand`;

const filesIn = (files: ProjectFiles, folder: string): string[] =>
  files.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return files.isFolder(path) ? filesIn(files, path) : [path];
  });

function unportableFile(file: string, sameName: readonly string[]): Problem[] {
  const name = posix.basename(file);
  const same = sameName.find((other) => other > file);
  if (same === undefined && !isReservedName(name.replace(/\..*$/, ''))) return [];
  const found = same === undefined ? `un fichier nommé ${name}` : `le même nom que ${same}, aux majuscules près`;
  return [{ file, found, allowed: 'un nom que tous les systèmes acceptent', remedy: 'renommez ce fichier' }];
}

export function strayFiles(files: ProjectFiles): Problem[] {
  const read = new Set(contentFiles(files).map(({ file }) => file));
  const all = filesIn(files, CONTENT);
  const unread = all.filter((file) => !read.has(file));
  const stray = unread
    .filter((file) => TEXT.test(posix.basename(file)) && !file.startsWith(`${BRAND}/`))
    .map((file): Problem => ({
      file,
      severity: 'warning',
      found: 'un fichier que le site ne lit pas',
      allowed: 'un fichier .md ou .yaml, dans un dossier du guide',
      remedy: `corrigez le nom ou la fin de ${posix.basename(file)}, ou sortez-le de content/`,
    }));
  const sameNames = Map.groupBy(all, (file) => file.toLowerCase());
  return [...stray, ...unread.flatMap((file) => unportableFile(file, sameNames.get(file.toLowerCase()) ?? []))];
}
