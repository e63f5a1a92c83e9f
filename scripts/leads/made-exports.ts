import { lstat, mkdir, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '#src/lib/parse-json.ts';
import { readIfThere, writePrivately } from './private-file.ts';
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

/** Remembers a file, so that whoever is erased is erased from it too. */
export async function rememberExport({ root, env }: Place, file: string, ids: readonly string[]): Promise<void> {
  const path = await realpath(file);
  const others = (await readRegister(root)).filter((made) => made.file !== path);
  await writeRegister(root, [...others, { file: path, ids: [...ids], site: siteName(env) }]);
}

/** Whether a file is where it was written. A link that has come there since leads to a file that is none of ours. */
const isInPlace = async (file: string): Promise<boolean> => {
  const found = await lstat(file).catch(() => null);
  return found?.isFile() === true && (await realpath(file)) === file;
};

async function thoseInPlace(made: readonly MadeExport[]): Promise<string[]> {
  const files = made.map(({ file }) => file);
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
  await Promise.all(files.map((file) => rm(file, { force: true })));
  await writeRegister(
    root,
    (await readRegister(root)).filter(({ file }) => !files.includes(file)),
  );
}
