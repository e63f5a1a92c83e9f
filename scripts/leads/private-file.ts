import { access, chmod, writeFile } from 'node:fs/promises';
import { isAgreed } from './agreement.ts';
import type { Terminal } from './terminal.ts';

const OWNER_ALONE = 0o600;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether a file may be written: asks before another is replaced. */
export const mayWrite = async (file: string, yes: boolean, terminal: Terminal): Promise<boolean> =>
  !(await exists(file)) || isAgreed(`${file} existe déjà. Le remplacer\u00A0?`, yes, terminal);

/** Writes what only the person who asked for it may read. */
export async function writePrivately(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(file, content, { mode: OWNER_ALONE });
  // The mode above is for new files alone.
  await chmod(file, OWNER_ALONE);
}
