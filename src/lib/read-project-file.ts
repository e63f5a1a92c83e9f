import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads a file of the project; undefined when it does not exist. In the bundles of functions, which have no files,
 * `src/integrations/bundle-functions.ts` replaces this module by one that contains them.
 */
export const readProjectFile = (path: string): Uint8Array | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;
