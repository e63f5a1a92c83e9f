import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const FOLDER = resolve('.cache/share-images');

/** The picture drawn from these very inputs, now or in an earlier build. */
export async function cachedImage(
  inputs: readonly (string | Uint8Array)[],
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  const file = join(FOLDER, `${hash.digest('hex').slice(0, 32)}.png`);
  try {
    return await readFile(file);
  } catch {
    const image = await draw();
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, image);
    return image;
  }
}
