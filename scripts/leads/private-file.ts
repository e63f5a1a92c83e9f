import { constants } from 'node:fs';
import { access, chmod, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isConfirmed } from './confirmation.ts';
import { UsageError } from '../command-line.ts';
import type { Terminal } from './terminal.ts';

const OWNER_ALONE = 0o600;
/** A link may lead to a file of somebody else's choice. On Windows, which has few links, the last flag counts for nothing. */
const FOLLOWS_NO_LINK = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether a file may be written: asks before another is replaced. */
export async function mayWrite(file: string, yes: boolean, terminal: Terminal): Promise<boolean> {
  const folder = dirname(resolve(file));
  if (!(await exists(folder))) throw new UsageError(`Le dossier ${folder} n’existe pas\u00A0: créez-le d’abord.`);
  return !(await exists(file)) || isConfirmed(`${file} existe déjà. Le remplacer\u00A0?`, yes, terminal);
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'vous n’y avez pas le droit',
  EBUSY: 'un autre programme, un tableur peut-être, le tient ouvert',
  ELOOP: 'c’est un lien vers un autre fichier',
  EISDIR: 'c’est un dossier',
  ENOSPC: 'le disque est plein',
  EPERM: 'vous n’y avez pas le droit, ou un autre programme le tient ouvert',
  EROFS: 'ce disque ne permet que la lecture',
};

/** Writes what only the person who asked for it may read. */
export async function writePrivately(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { mode: OWNER_ALONE, flag: FOLLOWS_NO_LINK });
    // The mode above is for new files alone.
    await chmod(file, OWNER_ALONE);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(`${file} n’a pas pu être écrit\u00A0: ${REASONS[code] ?? code}.`, { cause: error });
  }
}
