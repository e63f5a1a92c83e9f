import { existsSync, readFileSync } from 'node:fs';

/**
 * A file of the project, for example `content/site.yaml`; undefined where there is none. Commands and the build read it from
 * the working directory. Functions run without the project's files: `src/integrations/bundle-functions.ts` replaces this
 * module in their bundles by one that contains them.
 */
export const readProjectFile = (path: string): Uint8Array | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;
