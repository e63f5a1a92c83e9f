import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads a file of the project; undefined when it does not exist. The bundles of functions have no files:
 * `src/integrations/bundle-functions.ts` replaces this module by one that contains the files.
 */
export const readProjectFile = (path: string): Uint8Array | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;
