import { extname, posix } from 'node:path';
import { PICTURES } from '#src/features/pictures/picture-addresses.ts';
import { isPublished } from '#src/features/pictures/picture-kind.ts';
import { BRAND_FOLDER } from '#src/site/brand-files.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { FILE_RULES, FOLDER_RULES } from './content-rules.ts';
import { type ContentProblem, nearest } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

/** Leftovers of systems and programs: `.DS_Store`, `Thumbs.db`, `excel.md~`, `~$excel.docx`, `excel.md.orig`. */
const LEFTOVER = /^[.~#]|~$|^(thumbs\.db|desktop\.ini|icon\r)$|\.(swp|swo|tmp|bak|orig|rej)$/i;
const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

const isLeftover = (name: string): boolean => LEFTOVER.test(name);

/** The endings that mean the same as one that the site reads. */
const SAME: Readonly<Record<string, string>> = {
  '.markdown': '.md',
  '.mdown': '.md',
  '.mkd': '.md',
  '.txt': '.md',
  '.yml': '.yaml',
};

const stray = (file: string, allowed: string, mend: string, found = 'un fichier que le site ne lit pas') => ({
  file,
  field: '',
  found,
  allowed,
  mend,
});

const AWAY = 'sortez-le de content/, ou supprimez-le';

function misnamed(folder: string, name: string, extensions: readonly string[]): ContentProblem {
  const ending = extname(name);
  const base = name.slice(0, name.length - ending.length);
  const lower = ending.toLowerCase();
  const meant = [lower, SAME[lower] ?? ''].find((one) => extensions.includes(one));
  return stray(
    `${CONTENT}/${folder}/${name}`,
    `dans ce dossier, des fichiers ${extensions.join(' ou ')}`,
    meant === undefined ? AWAY : `renommez-le ${base}${meant}`,
  );
}

const inside = (files: ProjectFiles, folder: string): string[] =>
  files.names(folder).filter((name) => !isLeftover(name));

function inFolder(files: ProjectFiles, folder: string, extensions: readonly string[]): ContentProblem[] {
  return inside(files, `${CONTENT}/${folder}`).flatMap((name): ContentProblem[] => {
    const path = `${CONTENT}/${folder}/${name}`;
    if (!files.isFolder(path))
      // A picture may stand beside the text that shows it; a text that misses one says so itself.
      return extensions.includes(extname(name)) || PICTURE.test(name) ? [] : [misnamed(folder, name, extensions)];
    const [first, ...others] = inside(files, path);
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` et ${others.length} ${others.length === 1 ? 'autre' : 'autres'}`;
    return [
      stray(
        path,
        `les fichiers directement dans content/${folder}`,
        `déplacez-les dans content/${folder}, ou sortez ce dossier de content/`,
        `un dossier que le site ne lit pas, avec ${first}${more}`,
      ),
    ];
  });
}

/** Drawings and typefaces of the brand, with their licences and the record of what was cut. */
const OF_BRAND = /\.(svg|png|ico|woff2?|ttf|otf|txt|json)$/i;

const isOfPictures = (name: string): boolean =>
  isPublished(extname(name.toLowerCase().replace(/\.jpeg$/, '.jpg')).slice(1));

/** Whatever lies in a folder of files to look at, in folders of it too, and is of no kind that the site shows. */
const ofOtherKind = (
  files: ProjectFiles,
  folder: string,
  { isKnown, allowed, mend }: { isKnown: (name: string) => boolean; allowed: string; mend: string },
): ContentProblem[] =>
  inside(files, folder).flatMap((name): ContentProblem[] => {
    const path = `${folder}/${name}`;
    if (files.isFolder(path)) return ofOtherKind(files, path, { isKnown, allowed, mend });
    return isKnown(name) ? [] : [stray(path, allowed, mend)];
  });

const AMONG_PICTURES = {
  isKnown: isOfPictures,
  allowed: 'dans ce dossier, des images JPG, PNG, WebP, AVIF ou SVG',
  mend: `si c’est une image, exportez-la en JPG ; sinon, ${AWAY}`,
};

const IN_BRAND = {
  isKnown: (name: string) => OF_BRAND.test(name),
  allowed:
    'dans ce dossier, des dessins SVG, PNG ou ICO, des polices WOFF2, WOFF, TTF ou OTF et leurs licences en .txt',
  mend: AWAY,
};

/** Files in `content/` that would never be seen: those of another ending or place than the site reads. */
export function strayFiles(files: ProjectFiles): ContentProblem[] {
  const known = [
    ...Object.keys(FILE_RULES),
    ...Object.keys(FOLDER_RULES),
    ...[PICTURES, BRAND_FOLDER].map((path) => posix.basename(path)),
  ];
  const atTop = inside(files, CONTENT)
    .filter((name) => !known.includes(name))
    .flatMap((name): ContentProblem[] => {
      const path = `${CONTENT}/${name}`;
      const isFolder = files.isFolder(path);
      if (isFolder && inside(files, path).length === 0) return [];
      const choices = Object.keys(isFolder ? FOLDER_RULES : FILE_RULES);
      const meant = nearest(name.toLowerCase(), choices);
      return [
        stray(
          path,
          choices.join(', '),
          meant === undefined ? AWAY : `renommez-le ${meant} s’il est à lire, sinon sortez-le de content/`,
          isFolder ? 'un dossier que le site ne lit pas' : undefined,
        ),
      ];
    });
  const deeper = Object.entries(FOLDER_RULES).flatMap(([folder, { extensions }]) =>
    inFolder(files, folder, extensions),
  );
  const links = files
    .links()
    .map((file) =>
      stray(
        file,
        'le fichier ou le dossier lui-même',
        'remplacez ce lien par une copie de ce qu’il désigne, ou supprimez-le',
        'un lien vers un autre fichier ou dossier, que le site ne suit pas',
      ),
    );
  return [
    ...links,
    ...atTop,
    ...deeper,
    ...ofOtherKind(files, PICTURES, AMONG_PICTURES),
    ...ofOtherKind(files, BRAND_FOLDER, IN_BRAND),
  ];
}
