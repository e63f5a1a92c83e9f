import { site } from '#src/site/site.ts';

/** Where what editors write goes: to the files of this computer, to the host of `content/site.yaml`, or nowhere. */
export type EditingMode = 'local' | 'hosted' | 'closed';

/** `npm run edit` alone serves the files of this computer, and says so by the variable. */
export const editingMode = (): EditingMode => {
  if (import.meta.env.DEV && process.env.EDITING === 'local') return 'local';
  return site.editing === undefined ? 'closed' : 'hosted';
};
