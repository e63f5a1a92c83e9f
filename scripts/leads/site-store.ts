import { getStore } from '@netlify/blobs';
import { localStore, openLocalBlobs } from '#netlify/local/local-blobs.ts';
import { PREVIEWS, REGION, storeName } from '#netlify/requests/blobs.ts';
import { Records } from '#netlify/requests/records.ts';
import { siteAccess } from '#src/site/environment.ts';
import type { Terminal } from './command.ts';

/** Opens the store of the site whose variables are set, or the local store. `withPreviews` adds the preview store. */
export function openStores({ root, env }: Terminal, withPreviews = false): Records[] {
  const access = siteAccess(env);
  const local = access === null ? openLocalBlobs(root) : undefined;
  const contexts = withPreviews ? ['production', PREVIEWS] : ['production'];
  return contexts.map(storeName).map((name) => {
    const store = local ? localStore(name, local.fetch) : getStore({ ...access, name, region: REGION });
    return new Records(() => store);
  });
}
