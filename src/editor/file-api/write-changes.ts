import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Changes } from '#src/content-model/project-files.ts';

/** Beside the file, for a rename within one disk; the dot keeps it out of every list. */
const draftOf = (path: string): string => posix.join(posix.dirname(path), `.${posix.basename(path)}.enregistrement`);

/** Writes files so that a reader meets the old one or the new one, whole; none is replaced before all are on the disk. */
export async function writeChanges(root: string, changes: Changes): Promise<void> {
  const drafts: (readonly [draft: string, file: string])[] = [];
  try {
    for (const [path, bytes] of changes) {
      if (bytes === null) continue;
      const draft = join(root, draftOf(path));
      drafts.push([draft, join(root, path)]);
      await mkdir(dirname(draft), { recursive: true });
      await writeFile(draft, bytes);
    }
    for (const [draft, file] of drafts) await rename(draft, file);
  } finally {
    for (const [draft] of drafts) await rm(draft, { force: true });
  }
  for (const [path, bytes] of changes) if (bytes === null) await rm(join(root, path), { force: true });
}
