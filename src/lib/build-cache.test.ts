import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cachedFile } from './build-cache.ts';

test('makes a file once for the same inputs', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'build-cache-'));
  let made = 0;
  const make = () => Promise.resolve(Buffer.from(`file ${String((made += 1))}`));
  expect(String(await cachedFile('drawings', ['title', 'ink'], make, cache))).toBe('file 1');
  expect(String(await cachedFile('drawings', ['title', 'ink'], make, cache))).toBe('file 1');
});
