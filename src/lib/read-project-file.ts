import { existsSync, readFileSync } from 'node:fs';

/** Returns undefined for a missing file. In bundles, `bundle-functions.ts` replaces this module with the files. */
export const readProjectFile = (path: string): Uint8Array | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;
