import { resolve } from 'node:path';

/** The content of a provider of another trade. */
export const EXAMPLE_CONTENT = 'examples/secourisme-et-hygiene';

/** Where its site is built: see `vitest.config.ts`. */
export const EXAMPLE_SITE = resolve(import.meta.dirname, '../../.cache/example-site');
