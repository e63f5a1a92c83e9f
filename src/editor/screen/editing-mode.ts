import { site } from '#src/site/site.ts';

/** Where what editors write goes: to the files of this computer, to the host of `content/site.yaml`, or nowhere. */
export type EditingMode = 'local' | 'hosted' | 'closed';

/** `npm run edit` alone serves the files of this computer, and says so by the variable. */
export function editingMode(command: string): EditingMode {
  if (command === 'dev' && process.env.EDITING === 'local') return 'local';
  return site.editing === undefined ? 'closed' : 'hosted';
}
