import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cachedFile, dropUnusedSince } from './build-cache.ts';

const emptyCache = () => mkdtemp(join(tmpdir(), 'build-cache-'));

test('makes a file once for the same inputs', async () => {
  const cache = await emptyCache();
  let made = 0;
  const make = () => Promise.resolve(Buffer.from(`file ${String((made += 1))}`));
  expect(String(await cachedFile('drawings', ['title', 'ink'], make, cache))).toBe('file 1');
  expect(String(await cachedFile('drawings', ['title', 'ink'], make, cache))).toBe('file 1');
});

test('drops files that the last build did not use', async () => {
  const cache = await emptyCache();
  const cached = (name: string) => cachedFile('drawings', [name], () => Promise.resolve(Buffer.from(name)), cache);
  await cached('read again');
  await cached('forgotten');
  const folder = join(cache, 'drawings');
  const lastYear = new Date('2025-11-21T00:00:00Z');
  for (const file of await readdir(folder)) await utimes(join(folder, file), lastYear, lastYear);
  await cached('read again');
  await cached('new');
  expect(await dropUnusedSince(new Date('2026-01-01T00:00:00Z'), cache)).toBe(1);
  expect(await readdir(folder)).toHaveLength(2);
});
