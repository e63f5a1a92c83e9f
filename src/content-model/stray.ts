import { posix } from 'node:path';
import { BRAND_FOLDER } from '#src/site/brand-files.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import type { Problem } from './finding.ts';
import type { ProjectFiles } from './project-files.ts';
import { contentFiles } from './read.ts';

/** Leftovers of systems and programs: `.DS_Store`, `Thumbs.db`, `excel.md~`, `~$excel.docx`, `excel.md.orig`. */
const LEFTOVER = /^[.~#]|~$|^(thumbs\.db|desktop\.ini)$|\.(swp|tmp|bak|orig|rej)$/i;
const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i;
/** Drawings and typefaces of the brand, with their licences and the record of what was cut. */
const OF_BRAND = /\.(svg|png|ico|woff2?|ttf|otf|txt|json)$/i;

const filesIn = (files: ProjectFiles, folder: string): string[] =>
  files
    .names(folder)
    .filter((name) => !LEFTOVER.test(name))
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => (files.isFolder(path) ? filesIn(files, path) : [path]));

/** Files of the content that nothing reads: those of another ending or place than the site reads. */
export function strayFiles(files: ProjectFiles): Problem[] {
  const read = new Set(contentFiles(files).map(({ file }) => file));
  return filesIn(files, CONTENT)
    .filter((file) => !read.has(file) && !PICTURE.test(file))
    .filter((file) => !(file.startsWith(`${BRAND_FOLDER}/`) && OF_BRAND.test(file)))
    .map((file) => ({
      file,
      field: '',
      severity: 'warning',
      found: 'un fichier que le site ne lit pas',
      allowed: 'un fichier .md ou .yaml, dans un dossier du guide, ou une image JPG, PNG, WebP, AVIF ou SVG',
      mend: `corrigez le nom ou la fin de ${posix.basename(file)}, ou sortez-le de content/`,
    }));
}
