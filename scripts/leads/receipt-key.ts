import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writePrivately } from './private-file.ts';

const KEY_FILE = '.netlify/receipt-key';

/** Made once, and kept apart from the receipts: with it, and only with it, a receipt proves of which address it speaks. */
async function receiptKey(root: string): Promise<string> {
  const file = join(root, KEY_FILE);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return known.trim();
  const key = randomBytes(32).toString('hex');
  await mkdir(dirname(file), { recursive: true });
  await writePrivately(file, `${key}\n`);
  return key;
}

/** What stands for an address in a receipt: whoever guesses the address can't tell whether it is that one. */
export const keyedHash = async (root: string, address: string): Promise<string> =>
  createHmac('sha256', await receiptKey(root))
    .update(address)
    .digest('hex');
