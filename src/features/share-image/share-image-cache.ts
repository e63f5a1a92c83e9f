import { cachedFile } from '#src/lib/build-cache.ts';

/** The picture drawn from these very inputs, now or in an earlier build. */
export const cachedImage = (inputs: readonly (string | Uint8Array)[], draw: () => Promise<Buffer>): Promise<Buffer> =>
  cachedFile('share-images', inputs, draw);
