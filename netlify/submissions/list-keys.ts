import type { Store } from '@netlify/blobs';

/**
 * Keys that begin so, a whole number of pages of them: no page is asked for once there are `most`. Whole lists of a flood would
 * take more time than a scheduled function has, and nothing at all would be done.
 */
export async function listKeys(store: Store, prefix: string, most: number): Promise<string[]> {
  const keys: string[] = [];
  for await (const { blobs } of store.list({ prefix, paginate: true })) {
    keys.push(...blobs.map(({ key }) => key));
    if (keys.length >= most) break;
  }
  return keys;
}
