import { posix } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import type { Problem } from './finding.ts';
import type { ProjectFiles } from './project-files.ts';
import { contentFiles } from './read.ts';

const TEXT = /^[^.~].*\.(mdx?|ya?ml|txt|docx?|odt)$/i;
/** Ignored, because it contains the licences of typefaces. */
const BRAND = `${CONTENT}/brand`;

const textsIn = (files: ProjectFiles, folder: string): string[] =>
  files.names(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (files.isFolder(path)) return path === BRAND ? [] : textsIn(files, path);
    return TEXT.test(name) ? [path] : [];
  });

/** Text files of `content/` that the site does not read because of their folder or extension. */
export function strayFiles(files: ProjectFiles): Problem[] {
  const read = new Set(contentFiles(files).map(({ file }) => file));
  return textsIn(files, CONTENT)
    .filter((file) => !read.has(file))
    .map((file) => ({
      file,
      field: '',
      severity: 'warning',
      found: 'un fichier que le site ne lit pas',
      allowed: 'un fichier .md ou .yaml, dans un dossier du guide',
      remedy: `corrigez le nom ou la fin de ${posix.basename(file)}, ou sortez-le de content/`,
    }));
}
