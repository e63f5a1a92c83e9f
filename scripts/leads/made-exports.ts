import { mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from './parse-json.ts';
import { writePrivately } from './private-file.ts';

const REGISTER = '.netlify/exports.json';

/** The files that `export` has written on this computer, with the ids of the requests in them and nothing else of these. */
const registerSchema = z.array(z.object({ file: z.string(), ids: z.array(z.string()) }));

type MadeExport = z.infer<typeof registerSchema>[number];

async function readRegister(root: string): Promise<MadeExport[]> {
  const text = await readFile(join(root, REGISTER), 'utf8').catch(() => '');
  const { success, data } = z.safeParse(registerSchema, parseJson(text));
  return success ? data : [];
}

async function writeRegister(root: string, made: readonly MadeExport[]): Promise<void> {
  const file = join(root, REGISTER);
  await mkdir(dirname(file), { recursive: true });
  await writePrivately(file, `${JSON.stringify(made)}\n`);
}

/** Remembers a file, so that whoever is erased is erased from it too. */
export async function rememberExport(root: string, file: string, ids: readonly string[]): Promise<void> {
  const path = await realpath(file);
  const others = (await readRegister(root)).filter((made) => made.file !== path);
  await writeRegister(root, [...others, { file: path, ids: [...ids] }]);
}

/** The files that still are where they were written and that hold one of some requests. */
export async function exportsWith(root: string, ids: readonly string[]): Promise<string[]> {
  const wanted = new Set(ids);
  const holding = (await readRegister(root)).filter((made) => made.ids.some((id) => wanted.has(id)));
  const found = await Promise.all(holding.map(({ file }) => realpath(file).catch(() => null)));
  return found.filter((file) => file !== null);
}

/** Erases whole files: what is in one of them is written again by the same command, without those who are gone. */
export async function eraseExports(root: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
  await writeRegister(
    root,
    (await readRegister(root)).filter(({ file }) => !files.includes(file)),
  );
}
