import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', 'docs', 'tests', 'coverage', 'test-results']);

/**
 * Copies what a build of the project reads. The copy is inside the project, where packages are found by their real paths.
 * Gives its folder.
 */
export async function projectCopy(root: string, name: string): Promise<string> {
  const folder = join(resolve(root), '.cache', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(root))
    if (!entry.startsWith('.') && !LEFT_OUT.has(entry))
      await cp(join(root, entry), join(folder, entry), { recursive: true });
  return folder;
}
