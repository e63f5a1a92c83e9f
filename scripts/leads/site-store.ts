import { getStore } from '@netlify/blobs';
import { blobsDirectory, LOCAL_SITE_ID, startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { PREVIEWS, REGION, storeName } from '#netlify/requests/blobs.ts';
import { Records } from '#netlify/requests/records.ts';
import { siteAccess } from '#src/site/environment.ts';
import type { Terminal } from './command.ts';

/** Opens the store of the site whose variables are set, or of this computer, and that of previews if asked. */
export async function openStores({ root, env }: Terminal, withPreviews = false) {
  const online = siteAccess(env);
  const local = online === null ? await startLocalBlobs(blobsDirectory(root)) : undefined;
  const access = online ?? {
    siteID: LOCAL_SITE_ID,
    token: local?.token,
    edgeURL: local?.url,
    uncachedEdgeURL: local?.url,
  };
  const contexts = withPreviews ? ['production', PREVIEWS] : ['production'];
  return {
    stores: contexts.map(
      (context) => new Records(() => getStore({ ...access, name: storeName(context), region: REGION })),
    ),
    close: async () => local?.stop(),
  };
}
