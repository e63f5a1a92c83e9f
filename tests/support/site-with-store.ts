import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blobsDirectory } from '#netlify/local/local-blobs.ts';
import { startPreview } from '../../scripts/preview-server.ts';

/** The built site over a store of its own, which can be taken away and given back. */
export async function siteWithStore() {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, '.netlify'), { recursive: true });
  for (const name of ['dist', 'netlify.toml', '.netlify/v1'])
    await symlink(join(process.cwd(), name), join(root, name));
  const { port, close } = await startPreview(root, 0);
  const store = blobsDirectory(root);
  return {
    url: `http://localhost:${port}`,
    close,
    breakStore: async () => {
      await rm(store, { recursive: true, force: true });
      await writeFile(store, 'not a folder');
    },
    mendStore: async () => {
      await rm(store);
      await mkdir(store);
    },
  };
}
