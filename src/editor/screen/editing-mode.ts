import { hostedEditing } from '#src/site/editing.ts';

/** Where what editors write goes: to the files of this computer, to the host that the deployment names, or nowhere. */
export type EditingMode = 'local' | 'hosted' | 'closed';

/** `npm run edit` alone serves the files of this computer, and says so by the variable. */
export function editingMode(command: string): EditingMode {
  if (command === 'dev' && process.env.EDITING === 'local') return 'local';
  return hostedEditing(process.env) === undefined ? 'closed' : 'hosted';
}
