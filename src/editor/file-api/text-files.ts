import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isGroup } from '#src/editor/screen/plain-data.ts';
import { editorialTags, PART_FOLDERS } from '#src/features/editorial/editorial-tags.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import type { ApiRequest, EntryRequest } from './api-request.ts';

// A text with parts stands in an .mdx file, another in an .md file: to editors both are texts. The screen sees every
// one of them as an .md file, and the extension follows from what the text holds. No name is on the disk twice.

type DataFile = EntryRequest['params']['dataFiles'][number];

/** `content/courses/excel.md` for `content/courses/excel.mdx` */
export const shownPath = (path: string): string => path.replace(/\.mdx$/, '.md');

/** The file that the screen means. */
function storedPath(root: string, path: string): string {
  const withParts = `${path}x`;
  return path.endsWith('.md') && existsSync(join(root, withParts)) ? withParts : path;
}

const takesParts = (path: string): boolean =>
  path.endsWith('.md') && PART_FOLDERS.some((folder) => path.startsWith(`${CONTENT}/${folder}/`));

/** An entry as it is to be written: a text that has got its first part moves to an .mdx file, and stays there. */
function stored(root: string, file: DataFile): DataFile {
  const path = storedPath(root, file.path);
  const wanted = storedPath(root, file.newPath ?? path);
  const needsParts = takesParts(wanted) && editorialTags(file.raw).length > 0;
  const newPath = needsParts ? `${wanted}x` : wanted;
  if (newPath === path) return { ...file, path, newPath: undefined };
  return existsSync(join(root, path)) ? { ...file, path, newPath } : { ...file, path: newPath, newPath: undefined };
}

/** The screen's request, in the names of the files on the disk. */
export function inStoredFiles(root: string, request: ApiRequest): ApiRequest {
  const real = (path: string): string => storedPath(root, path);
  switch (request.action) {
    case 'getEntry':
      return { ...request, params: { path: real(request.params.path) } };
    case 'persistEntry': {
      const dataFiles = request.params.dataFiles.map((file) => stored(root, file));
      return { ...request, params: { ...request.params, dataFiles } };
    }
    case 'deleteFiles': {
      const { paths, loaded = {} } = request.params;
      const texts = Object.entries(loaded).map(([path, text]) => [real(path), text] as const);
      return { ...request, params: { paths: paths.map(real), loaded: Object.fromEntries(texts) } };
    }
    case 'renameEntry':
      return { ...request, params: { ...request.params, path: real(request.params.path) } };
    default:
      return request;
  }
}

/** An answer about entries, in the names that the screen knows. */
export function inShownFiles(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(inShownFiles);
  if (!isGroup(answer) || !isGroup(answer.file) || typeof answer.file.path !== 'string') return answer;
  return { ...answer, file: { ...answer.file, path: shownPath(answer.file.path) } };
}
