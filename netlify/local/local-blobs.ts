import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

/** The id under which `netlify dev` files the blobs of a site that no account knows, as our own servers do. */
export const LOCAL_SITE_ID = 'unlinked';

/** The folder where `netlify dev` keeps its blobs too, so that all share one local store. */
export const blobsDirectory = (root: string): string => join(root, '.netlify', 'blobs-serve');

export type LocalBlobs = { url: string; token: string; stop: () => Promise<void> };

/** Serves the local store over Netlify's protocol; several servers may work on one directory at a time. */
export async function startLocalBlobs(directory: string): Promise<LocalBlobs> {
  // The store holds what visitors wrote, in files that every user of a computer could read.
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o700);
  const token = crypto.randomUUID();
  const server = new BlobsServer({ directory, token });
  const { port } = await server.start();
  return {
    url: `http://localhost:${port}`,
    token,
    stop: async () => {
      await server.stop();
    },
  };
}

/** Ids of the sites that hold local blobs: `['0', 'unlinked']`. */
export async function localSiteIds(directory: string): Promise<string[]> {
  return readdir(join(directory, 'entries')).catch(() => []);
}
