import { existsSync, readFileSync } from 'node:fs';

/** Undefined if the file does not exist. `bundle-functions.ts` replaces this module by one that contains the files. */
export const readProjectFile = (path: string): Uint8Array | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;
