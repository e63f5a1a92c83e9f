import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

const KEYS = { receipts: '.netlify/receipt-key', exports: '.netlify/exports-key' } as const;

/** The hash that stands for an address in a project, or why none does. */
const hashIn = (root: string, use: keyof typeof KEYS = 'exports'): Promise<string> =>
  keyedHash(root, use)
    .then((hashOf) => hashOf('zoe@courriel.example'))
    .catch((error: unknown) => (error instanceof Error ? error.message : ''));

const newProject = (): Promise<string> => mkdtemp(join(tmpdir(), 'keys-'));

test('stands for a text by a key that is made once, for one use of one project', async () => {
  const root = await newProject();
  const hashes = await Promise.all(Array.from({ length: 8 }, () => hashIn(root)));
  expect(new Set([...hashes, await hashIn(root)])).toEqual(new Set([expect.stringMatching(/^[\da-f]{64}$/)]));
  const all = [hashes[0], await hashIn(root, 'receipts'), await hashIn(await newProject())];
  expect(new Set(all).size).toBe(3);
  for (const file of Object.values(KEYS)) {
    expect(await readFile(join(root, file), 'utf8')).toMatch(/^[\da-f]{64}\n$/);
    expect((await stat(join(root, file))).mode & 0o777).toBe(0o600);
  }
});

test('takes a key that an editor of text has ended otherwise for the same, and none for no key', async () => {
  const root = await newProject();
  const before = await hashIn(root);
  const file = join(root, KEYS.exports);
  await writeFile(file, `${(await readFile(file, 'utf8')).trim()}\r\n\r\n`);
  expect(await hashIn(root)).toBe(before);
  await writeFile(file, '\n');
  expect(await hashIn(root)).toContain('est vide');
});
