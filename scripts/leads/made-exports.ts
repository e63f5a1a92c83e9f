import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '#src/lib/parse-json.ts';
import { keyedHash } from './keyed-hash.ts';
import { draftsOf, readIfThere, writePrivately } from './private-file.ts';
import { siteName } from './stores.ts';
import type { Terminal } from './terminal.ts';

/** A note for each writing of an export: two commands at once have two, and neither loses what the other writes down. */
const NOTES = '.netlify/exports';

/** A file that `export` has written on this computer, and of the requests in it nothing but what tells them apart. */
const noteSchema = z.object({
  file: z.string(),
  /** HMAC-SHA256 of the ids, by the key in `.netlify/exports-key`. */
  idsHmacSha256: z.array(z.string()),
  /** The same of nothing: under another key than that of today, nobody knows whose requests are in the file. */
  keyHmacSha256: z.string(),
  site: z.string(),
  /** Until then, what stood in the place of the file before may still be there. */
  isWritten: z.boolean(),
});

type Note = z.infer<typeof noteSchema>;
type MadeExport = Note & { note: string };

async function readNote(note: string): Promise<MadeExport[]> {
  const { success, data } = z.safeParse(noteSchema, parseJson((await readIfThere(note)) ?? ''));
  return success ? [{ ...data, note }] : [];
}

async function readNotes(root: string): Promise<MadeExport[]> {
  const folder = join(root, NOTES);
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return (await Promise.all(names.map((name) => readNote(join(folder, name))))).flat();
}

const writeNote = (note: string, made: Note): Promise<void> => writePrivately(note, `${JSON.stringify(made)}\n`);
const dropNotes = async (made: readonly MadeExport[]): Promise<void> => {
  await Promise.all(made.map(({ note }) => rm(note, { force: true })));
};

const NOTHING = '';

type Place = Pick<Terminal, 'root' | 'env'>;

/**
 * Writes a file, and notes it so that whoever is erased is erased from it too: before it is there, and beside the note of what
 * stood in its place till then, as the writing may be cut off anywhere.
 */
export async function writeExport(
  { root, env }: Place,
  { file, ids, content }: { file: string; ids: readonly string[]; content: string | Uint8Array },
): Promise<void> {
  const path = join(await realpath(dirname(resolve(file))), basename(file));
  const hashOf = await keyedHash(root, 'exports');
  const before = (await readNotes(root)).filter((made) => made.file === path && made.isWritten);
  const note = join(root, NOTES, `${randomBytes(8).toString('hex')}.json`);
  const made = {
    file: path,
    idsHmacSha256: ids.map(hashOf),
    keyHmacSha256: hashOf(NOTHING),
    site: siteName(env),
    isWritten: false,
  };
  await writeNote(note, made);
  try {
    await writePrivately(file, content);
  } catch (error) {
    await rm(note, { force: true });
    throw error;
  }
  await writeNote(note, { ...made, file: await realpath(file), isWritten: true });
  await dropNotes(before);
}

/** Whether a file is where it was written. A link that has come there since leads to a file that is none of ours. */
const isInPlace = async (file: string): Promise<boolean> => {
  const found = await lstat(file).catch(() => null);
  return found?.isFile() === true && (await realpath(file)) === file;
};

/** An export, and what is left of it where its writing was cut off. */
const filesOf = async ({ file }: MadeExport): Promise<string[]> => [file, ...(await draftsOf(file))];

async function thoseInPlace(made: readonly MadeExport[]): Promise<string[]> {
  const files = [...new Set((await Promise.all(made.map(filesOf))).flat())];
  const inPlace = await Promise.all(files.map(isInPlace));
  return files.filter((_, index) => inPlace[index]);
}

/** The files of some notes, and those of which nobody can know any more whether they are among them. */
async function exportsWhere(
  root: string,
  made: readonly MadeExport[],
  conditionBy: (hashOf: (id: string) => string) => (noted: readonly string[]) => boolean,
): Promise<string[]> {
  if (made.length === 0) return [];
  const hashOf = await keyedHash(root, 'exports');
  const [key, isWanted] = [hashOf(NOTHING), conditionBy(hashOf)];
  return thoseInPlace(
    made.filter(({ idsHmacSha256, keyHmacSha256 }) => keyHmacSha256 !== key || isWanted(idsHmacSha256)),
  );
}

/** The files that still are where they were written and that hold one of some requests. */
export async function exportsWith(root: string, ids: readonly string[]): Promise<string[]> {
  return exportsWhere(root, await readNotes(root), (hashOf) => {
    const wanted = new Set(ids.map(hashOf));
    return (noted) => noted.some((id) => wanted.has(id));
  });
}

/** Those that hold a request which its site has no more, whoever erased it: the site itself does so every night. */
export async function exportsBeyond({ root, env }: Place, kept: ReadonlySet<string>): Promise<string[]> {
  const ours = (await readNotes(root)).filter(({ site }) => site === siteName(env));
  return exportsWhere(root, ours, (hashOf) => {
    const known = new Set([...kept].map(hashOf));
    return (noted) => !noted.every((id) => known.has(id));
  });
}

/** Erases whole files: what is in one of them is written again by the same command, without those who are gone. */
export async function eraseExports(root: string, files: readonly string[]): Promise<void> {
  const made = await readNotes(root);
  const isErased = await Promise.all(
    made.map(async (one) => (await filesOf(one)).some((file) => files.includes(file))),
  );
  await Promise.all(files.map((file) => rm(file, { force: true })));
  await dropNotes(made.filter((_, index) => isErased[index]));
}
