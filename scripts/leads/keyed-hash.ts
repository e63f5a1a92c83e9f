import { createHmac, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readIfThere, writeNewPrivately } from './private-file.ts';

const KEY_FILES = { receipts: '.netlify/receipt-key', exports: '.netlify/exports-key' } as const;

/** Made once, by whichever of several commands comes first. */
async function keyIn(file: string): Promise<string> {
  const known = (await readIfThere(file))?.trim();
  if (known === '')
    throw new Error(`${file} est vide\u00A0: remettez-y la clé, ou effacez-le pour en faire une autre.`);
  if (known !== undefined) return known;
  const key = randomBytes(32).toString('hex');
  await mkdir(dirname(file), { recursive: true });
  return (await writeNewPrivately(file, `${key}\n`)) ? key : keyIn(file);
}

/**
 * Gives what stands for something in a receipt, or in the list of exports: whoever guesses an address, or a request, can't tell
 * whether it is that one. The key of receipts is kept apart from them, and only with it do they prove anything; that of exports
 * stays where it is.
 */
export async function keyedHash(root: string, use: keyof typeof KEY_FILES): Promise<(text: string) => string> {
  const key = await keyIn(join(root, KEY_FILES[use]));
  return (text) => createHmac('sha256', key).update(text).digest('hex');
}
