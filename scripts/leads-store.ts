import { getStore, type Store } from '@netlify/blobs';
import { REGION, type StoreKind, storeName } from '#netlify/functions/contact/submission-store.ts';
import { blobsDirectory, localSiteIds, startLocalBlobs } from './preview-blobs.ts';

/** The stores that hold one kind of submissions, and how to let go of them. */
export type OpenedStores = { stores: Store[]; close: () => void };

/** Whether both variables that lead to the production store are set; one alone is a mistake. */
export function isProduction(env: NodeJS.ProcessEnv): boolean {
  const variables = [env.NETLIFY_SITE_ID, env.NETLIFY_AUTH_TOKEN].filter(Boolean);
  if (variables.length === 1)
    throw new Error('NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN vont ensemble : il en manque une.');
  return variables.length === 2;
}

/** The production store where its variables are set, else what the preview and `netlify dev` keep on this machine. */
export async function openStores(kind: StoreKind, root: string, env: NodeJS.ProcessEnv): Promise<OpenedStores> {
  const options = { name: storeName('', kind), region: REGION } as const;
  if (isProduction(env)) {
    const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: apiURL } = env;
    return { stores: [getStore({ ...options, siteID, token, apiURL })], close: () => undefined };
  }
  const directory = blobsDirectory(root);
  const sites = await localSiteIds(directory);
  if (sites.length === 0) return { stores: [], close: () => undefined };
  const { url, token, stop } = await startLocalBlobs(directory);
  return {
    stores: sites.map((siteID) => getStore({ ...options, siteID, token, edgeURL: url, uncachedEdgeURL: url })),
    close: () => void stop(),
  };
}
