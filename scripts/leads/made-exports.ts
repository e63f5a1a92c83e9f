import { lstat, mkdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '#src/lib/parse-json.ts';
import { draftsOf, readIfThere, writePrivately } from './private-file.ts';
import { siteName } from './stores.ts';
import type { Terminal } from './terminal.ts';

const REGISTER = '.netlify/exports.json';

/** The files that `export` has written on this computer, with the site and the ids of the requests in them and nothing else of these. */
const registerSchema = z.array(
  z.object({ file: z.string(), ids: z.array(z.string()), site: z._default(z.string(), '') }),
);

type MadeExport = z.infer<typeof registerSchema>[number];

async function readRegister(root: string): Promise<MadeExport[]> {
  const text = await readIfThere(join(root, REGISTER));
  const { success, data } = z.safeParse(registerSchema, parseJson(text ?? ''));
  return success ? data : [];
}

async function writeRegister(root: string, made: readonly MadeExport[]): Promise<void> {
  const file = join(root, REGISTER);
  await mkdir(dirname(file), { recursive: true });
  await writePrivately(file, `${JSON.stringify(made)}\n`);
}

type Place = Pick<Terminal, 'root' | 'env'>;

/**
 * Writes a file, and remembers it so that whoever is erased is erased from it too: before it is there, with what stood in its
 * place till then, as the writing may be cut off anywhere.
 */
export async function writeExport(
  { root, env }: Place,
  { file, ids, content }: { file: string; ids: readonly string[]; content: string | Uint8Array },
): Promise<void> {
  const path = join(await realpath(dirname(resolve(file))), basename(file));
  const before = await readRegister(root);
  const others = before.filter((made) => made.file !== path);
  const known = before.find((made) => made.file === path);
  const made = { file: path, ids: [...ids], site: siteName(env) };
  await writeRegister(root, [...others, { ...made, ids: [...new Set([...(known?.ids ?? []), ...ids])] }]);
  try {
    await writePrivately(file, content);
  } catch (error) {
    await writeRegister(root, before);
    throw error;
  }
  await writeRegister(root, [...others, { ...made, file: await realpath(file) }]);
}

/** Whether a file is where it was written. A link that has come there since leads to a file that is none of ours. */
const isInPlace = async (file: string): Promise<boolean> => {
  const found = await lstat(file).catch(() => null);
  return found?.isFile() === true && (await realpath(file)) === file;
};

/** An export, and what is left of it where its writing was cut off. */
const filesOf = async ({ file }: MadeExport): Promise<string[]> => [file, ...(await draftsOf(file))];

async function thoseInPlace(made: readonly MadeExport[]): Promise<string[]> {
  const files = (await Promise.all(made.map(filesOf))).flat();
  const inPlace = await Promise.all(files.map(isInPlace));
  return files.filter((_, index) => inPlace[index]);
}

/** The files that still are where they were written and that hold one of some requests. */
export async function exportsWith(root: string, ids: readonly string[]): Promise<string[]> {
  const wanted = new Set(ids);
  return thoseInPlace((await readRegister(root)).filter((made) => made.ids.some((id) => wanted.has(id))));
}

/** Those that hold a request which its site has no more, whoever erased it: the site itself does so every night. */
export async function exportsBeyond({ root, env }: Place, kept: ReadonlySet<string>): Promise<string[]> {
  const ours = (await readRegister(root)).filter(({ site }) => site === siteName(env));
  return thoseInPlace(ours.filter((made) => !made.ids.every((id) => kept.has(id))));
}

/** Erases whole files: what is in one of them is written again by the same command, without those who are gone. */
export async function eraseExports(root: string, files: readonly string[]): Promise<void> {
  const register = await readRegister(root);
  const isErased = await Promise.all(
    register.map(async (made) => (await filesOf(made)).some((file) => files.includes(file))),
  );
  await Promise.all(files.map((file) => rm(file, { force: true })));
  await writeRegister(
    root,
    register.filter((_, index) => isErased[index] !== true),
  );
}
