import { expect, test } from 'vitest';
import { MemoryBlobs, storeOver } from '#tests/support/blobs-memory.ts';
import { placesOf } from './read-leads.ts';

const KEYS = ['a', 'b', 'c', 'd'].map((digit) => `2026-11/${digit.repeat(32)}`);

test.each([[0], [1]])('names every request although list %i of two ends early', async (early) => {
  const blobs = new MemoryBlobs();
  for (const key of [...KEYS, '2026-11/notes.txt']) blobs.objects.set(`contact/${key}`, '{}');
  let lists = 0;
  const cut: typeof fetch = async (input, init) => {
    const response = await blobs.fetch(input, init);
    const { blobs: listed } = (await response.json()) as { blobs: unknown[] };
    return Response.json({ blobs: lists++ === early ? listed.slice(0, 1) : listed, directories: [] });
  };
  const places = await placesOf([{ store: () => storeOver('contact', cut) }], 'submissions');
  expect(places.map(({ key }) => key).toSorted()).toEqual(KEYS);
});
