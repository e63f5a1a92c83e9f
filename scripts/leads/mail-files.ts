import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_FOLDER } from '#netlify/mail/mail-folder.ts';
import { holdsAddress, type Person } from './holdings.ts';

/** `0a1b.visitor` of `0a1b.visitor.eml`: one mail is several files. */
const mailOf = (file: string): string => file.replace(/\.[^.]*$/, '');

/**
 * The mails that a local server wrote in place of sending them, to a person or about one: those of the requests with
 * these ids, and those in which an address stands, whose request may be gone. No number is looked for among all their digits.
 */
export async function mailFilesOf(root: string, { kind, text }: Person, ids: readonly string[]): Promise<string[]> {
  const folder = join(root, MAIL_FOLDER);
  const files = await readdir(folder).catch(() => []);
  const theirs = new Set<string>();
  for (const file of files) {
    const isAnswer = ids.some((id) => file.startsWith(`${id}.`));
    const isNamed = async () => holdsAddress((await readFile(join(folder, file), 'utf8')).toLowerCase(), text);
    if (isAnswer || (kind === 'email' && (await isNamed()))) theirs.add(mailOf(file));
  }
  return files.filter((file) => theirs.has(mailOf(file))).map((file) => join(folder, file));
}

/** The mails of requests that this computer's store has no more. */
export async function mailFilesBeyond(root: string, kept: ReadonlySet<string>): Promise<string[]> {
  const folder = join(root, MAIL_FOLDER);
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => {
      const id = /^([0-9a-f]{32})\./.exec(file)?.[1];
      return id !== undefined && !kept.has(id);
    })
    .map((file) => join(folder, file));
}

/** Erases files, and gives how many. */
export async function eraseFiles(files: readonly string[]): Promise<number> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
  return files.length;
}
