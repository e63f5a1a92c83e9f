import type { ProjectFiles } from '#src/content-model/project-files.ts';
import { CONTENT } from '#src/lib/content-folder.ts';

/** Files in memory, with the site.yaml of a provider in Angers. */
export function importFiles(texts: Record<string, string> = {}) {
  const written = new Map([
    [`${CONTENT}/site.yaml`, 'offices: [{ address: { city: Angers } }]'],
    ...Object.entries(texts),
  ]);
  const files: ProjectFiles = {
    has: (path) => written.has(path),
    names: () => [],
    isFolder: () => false,
    read: (path) => written.get(path) ?? '',
    bytes: (path) => Buffer.from(written.get(path) ?? ''),
  };
  return { files, written };
}
