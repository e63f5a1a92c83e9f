import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectCopy } from './project-copy.ts';

/** Builds the site of the example in a copy of this project, as it would be built on its own, once for all checks of it. */
export default async function buildExample(): Promise<void> {
  const root = await projectCopy(resolve('.'), 'example-site');
  await promisify(execFile)(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: root,
    // That of tests would make it a build for development, with drafts.
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: EXAMPLE_CONTENT, CONTEXT: 'production' },
    maxBuffer: 64e6,
  });
}

/** The content of a provider of another trade. */
export const EXAMPLE_CONTENT = 'examples/secourisme-et-hygiene';

/** Where its site is built: see `vitest.config.ts`. */
export const EXAMPLE_SITE = resolve(import.meta.dirname, '../../.cache/example-site');
