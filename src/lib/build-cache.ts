import { createHash } from 'node:crypto';
import { now } from './clock.ts';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Netlify caches only `node_modules` between builds. */
const CACHE = 'node_modules/.cache/cursive';

type Inputs = readonly (string | Uint8Array)[];

const digest = (inputs: Inputs): string => {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  return hash.digest('hex').slice(0, 32);
};

export async function cachedFile(kind: string, inputs: Inputs, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = resolve(CACHE, kind);
  const file = join(folder, digest(inputs));
  try {
    const cached = await readFile(file);
    const readOn = now();
    await utimes(file, readOn, readOn);
    return cached;
  } catch {
    const made = await make();
    await mkdir(folder, { recursive: true });
    // Write to a temporary name first: a parallel build must not read half a file.
    await writeFile(`${file}.${process.pid}`, made);
    await rename(`${file}.${process.pid}`, file);
    return made;
  }
}

export async function dropUnusedSince(moment: Date): Promise<number> {
  const files = await readdir(resolve(CACHE), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const drop = async (path: string) => {
    const isUnused = (await stat(path)).mtime < moment;
    if (isUnused) await rm(path);
    return isUnused;
  };
  const dropped = await Promise.all(paths.map(drop));
  return dropped.filter(Boolean).length;
}

export function oncePerBuild<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (import.meta.env.DEV ? make() : (made ??= make()));
}
