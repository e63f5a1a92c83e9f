import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, link, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isConfirmed, type Terminal } from './terminal.ts';
import { UsageError } from '../command-line.ts';

const OWNER_ALONE = 0o600;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The text of a file, null where there is none; one that is there and cannot be read is nobody's to replace. */
export const readIfThere = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'vous n’y avez pas le droit',
  EBUSY: 'un autre programme, un tableur peut-être, le tient ouvert',
  ENOSPC: 'le disque est plein',
  EPERM: 'vous n’y avez pas le droit, ou un autre programme le tient ouvert',
  EROFS: 'ce disque ne permet que la lecture',
};

/** The obstacle in a file's place: a link or a pipe may lead what is written to somebody else. */
async function obstacle(file: string): Promise<string | undefined> {
  const found = await lstat(file).catch(() => null);
  if (found === null || found.isFile()) return undefined;
  if (found.isSymbolicLink()) return 'c’est un lien vers un autre fichier';
  return found.isDirectory() ? 'c’est un dossier' : 'ce n’est pas un fichier ordinaire';
}

const DRAFT = /^\.[0-9a-f]{8}\.partiel$/;

/** The drafts left beside a file by writings that were cut off. */
export async function draftsOf(file: string): Promise<string[]> {
  const [folder, name] = [dirname(file), basename(file)];
  const beside = await readdir(folder).catch(() => []);
  return beside
    .filter((one) => one.startsWith(name) && DRAFT.test(one.slice(name.length)))
    .map((one) => join(folder, one));
}

type Writing = { file: string; content: string | Uint8Array };

/** Writes a whole new file for its owner alone, which then comes into its place in some way. */
async function writeDraft({ file, content }: Writing, place: (draft: string) => Promise<void>): Promise<void> {
  const refuse = (reason: string, cause?: unknown) =>
    new Error(`${file} n’a pas pu être écrit\u00A0: ${reason}.`, { cause });
  const inTheWay = await obstacle(file);
  if (inTheWay !== undefined) throw refuse(inTheWay);
  const draft = `${file}.${randomBytes(4).toString('hex')}.partiel`;
  try {
    await writeFile(draft, content, { mode: OWNER_ALONE, flag: 'wx' });
    await place(draft);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw refuse(REASONS[codeOf(error)] ?? codeOf(error), error);
  }
}

/** The folder of the project that Git leaves alone (.gitignore). */
const EXPORTS = 'exports';

/** Whether Git would take a file up: not where it ignores it, nor where there is no repository, or no Git. */
const isTakenByGit = (file: string): boolean =>
  spawnSync('git', ['check-ignore', '--quiet', '--', basename(file)], { cwd: dirname(resolve(file)), stdio: 'ignore' })
    .status === 1;

/** Whether a file may be written: tries whether it can be, and asks before another is replaced. */
export async function mayWrite(file: string, yes: boolean, terminal: Terminal): Promise<boolean> {
  const folder = dirname(resolve(file));
  if (folder === resolve(terminal.root, EXPORTS)) await mkdir(folder, { recursive: true });
  if (!(await exists(folder))) throw new UsageError(`Le dossier ${folder} n’existe pas\u00A0: créez-le d’abord.`);
  if (isTakenByGit(file))
    throw new UsageError(
      `${file} serait pris par Git, dont l’historique ne s’efface pas\u00A0: écrivez-le dans ${EXPORTS}/, que Git laisse de côté.`,
    );
  await writeDraft({ file, content: '' }, rm);
  return !(await exists(file)) || isConfirmed(`${file} existe déjà. Le remplacer\u202f?`, yes, terminal);
}

/**
 * Writes what only the person who asked for it may read: whole into a new file, which then takes the place of what was there.
 * Nobody who holds the old one open, or has made it, reads the new one.
 */
export const writePrivately = (file: string, content: string | Uint8Array): Promise<void> =>
  writeDraft({ file, content }, (draft) => rename(draft, file));

/** The same where there is no such file yet; false where another command has just made one, which stays. */
export async function writeNewPrivately(file: string, content: string | Uint8Array): Promise<boolean> {
  let isNew = true;
  await writeDraft({ file, content }, async (draft) => {
    await link(draft, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
      isNew = false;
    });
    await rm(draft);
  });
  return isNew;
}
