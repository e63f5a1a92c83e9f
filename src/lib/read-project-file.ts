import { existsSync, readFileSync } from 'node:fs';

/** Undefined if the file does not exist. In bundles, `bundle-functions.ts` replaces this module by the files. */
export const readProjectFile = (path: string): Uint8Array | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;
