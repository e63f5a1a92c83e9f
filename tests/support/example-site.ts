import { resolve } from 'node:path';
import { buildCopy, projectCopy } from './project-copy.ts';

/** The content of a provider of another trade. */
export const EXAMPLE_CONTENT = 'examples/secourisme-et-hygiene';

/** Where its site is built: see `vitest.config.ts`. */
export const EXAMPLE_SITE = resolve(import.meta.dirname, '../../.cache/example-site');

/** The day on which its site is built and checked: its pages never change by themselves. */
export const EXAMPLE_DAY = '2026-12-01T09:00:00+01:00';

/** Builds the site of the example in a copy of this project, as it would be built on its own, once for all checks of it. */
export default async function buildExample(): Promise<void> {
  const root = await projectCopy(resolve('.'), 'example-site');
  await buildCopy(root, { CLOCK: EXAMPLE_DAY, CONTENT_DIR: EXAMPLE_CONTENT, CONTEXT: 'production' });
}
