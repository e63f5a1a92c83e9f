import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

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

/** Builds a copy of the project, on the day that `CLOCK` names if it is in the environment. Gives its errors. */
export async function buildCopy(folder: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const clock = pathToFileURL(join(import.meta.dirname, 'other-clock.ts')).href;
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [...(env.CLOCK ? ['--import', clock] : []), resolve('node_modules/astro/bin/astro.mjs'), 'build'],
    // The environment of tests would make it a build for development, with drafts.
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production', ...env }, maxBuffer: 64e6 },
  );
  return stderr;
}
