import { createHmac, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readIfThere, writePrivately } from './private-file.ts';

const KEY_FILE = '.netlify/receipt-key';

/** Made once, and kept apart from the receipts: with it, and only with it, a receipt proves of which address it speaks. */
async function receiptKey(root: string): Promise<string> {
  const file = join(root, KEY_FILE);
  const known = (await readIfThere(file))?.trim();
  if (known === '')
    throw new Error(`${file} est vide\u00A0: remettez-y la clé, ou effacez-le pour en faire une autre.`);
  if (known !== undefined) return known;
  const key = randomBytes(32).toString('hex');
  await mkdir(dirname(file), { recursive: true });
  await writePrivately(file, `${key}\n`);
  return key;
}

/** Gives what stands for something in a receipt: whoever guesses an address, or a request, can't tell whether it is that one. */
export async function receiptHash(root: string): Promise<(text: string) => string> {
  const key = await receiptKey(root);
  return (text) => createHmac('sha256', key).update(text).digest('hex');
}
