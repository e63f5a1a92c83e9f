import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The cache of compiled modules that the commands of `scripts/run-script.mjs` also use. */
const NODE_COMPILE_CACHE = resolve('.cache/node');
const EXCLUDED = new Set(['node_modules', 'dist', 'docs', 'tests', 'coverage', 'test-results']);

/**
 * Copies the source files of a build to a folder inside the project, where Node finds the packages of the project.
 * Returns the folder.
 */
export async function projectCopy(root: string, name: string): Promise<string> {
  const folder = join(resolve(root), '.cache', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(root))
    if (!entry.startsWith('.') && !EXCLUDED.has(entry))
      await cp(join(root, entry), join(folder, entry), { recursive: true });
  return folder;
}

/** Builds a copy of the project, on the date in `CLOCK` if `env` has it. Returns the standard error of the build. */
export async function buildCopy(folder: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const clock = pathToFileURL(join(import.meta.dirname, 'other-clock.ts')).href;
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [...(env.CLOCK ? ['--import', clock] : []), resolve('node_modules/astro/bin/astro.mjs'), 'build'],
    // The NODE_ENV of the tests would make a development build, with drafts.
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE, ...env }, maxBuffer: 64e6 },
  );
  return stderr;
}
