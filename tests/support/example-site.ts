import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildCopy, projectCopy } from './project-copy.ts';

/** The content folder of a second provider, in another trade. */
export const EXAMPLE_CONTENT = 'examples/secourisme-et-hygiene';

/** The folder in which `buildExample` builds the example site: see `vitest.config.ts`. */
export const EXAMPLE_SITE = resolve(import.meta.dirname, '../../.cache/example-site');

/** The fixed date of the example site, so that its pages do not change from day to day. */
export const EXAMPLE_DAY = '2026-12-01T09:00:00+01:00';

/** Builds the example site for production in a copy of this project, with the same cache. Runs once for all its tests. */
export default async function buildExample(): Promise<void> {
  const root = await projectCopy(resolve('.'), 'example-site');
  const cache = resolve('node_modules/.cache');
  for (const folder of [cache, join(root, 'node_modules')]) await mkdir(folder, { recursive: true });
  await symlink(cache, join(root, 'node_modules/.cache'), 'junction');
  await buildCopy(root, { CLOCK: EXAMPLE_DAY, CONTENT_DIR: EXAMPLE_CONTENT, CONTEXT: 'production' });
}
