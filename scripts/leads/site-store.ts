import { getStore } from '@netlify/blobs';
import { blobsDirectory, localSiteIds, startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { PREVIEWS, REGION, storeName } from '#netlify/requests/blobs.ts';
import { Records } from '#netlify/requests/records.ts';
import { siteAccess } from '#src/site/environment.ts';
import type { Terminal } from './terminal.ts';

export type Site = { records: Records; isPreview: boolean };

type Access = {
  siteID: string;
  token: string;
  apiURL?: string | undefined;
  edgeURL?: string;
  uncachedEdgeURL?: string;
};

const sitesOver = (access: Access): Site[] =>
  ['production', PREVIEWS].map((context) => ({
    records: new Records(() => getStore({ ...access, name: storeName(context), region: REGION })),
    isPreview: context === PREVIEWS,
  }));

async function openSites({ root, env }: Terminal): Promise<{ sites: Site[]; close: () => Promise<void> }> {
  const online = siteAccess(env);
  const close = () => Promise.resolve();
  if (online !== null) return { sites: sitesOver(online), close };
  const directory = blobsDirectory(root);
  const siteIds = await localSiteIds(directory);
  if (siteIds.length === 0) return { sites: [], close };
  const { url, token, stop } = await startLocalBlobs(directory);
  const sites = siteIds.flatMap((siteID) => sitesOver({ siteID, token, edgeURL: url, uncachedEdgeURL: url }));
  return { sites, close: stop };
}

/**
 * Opens the stores of the site whose variables are set, or those of this computer, and closes them afterwards. What testers sent from
 * previews is included only on demand.
 */
export async function withSites<Result>(
  terminal: Terminal,
  work: (sites: readonly Site[]) => Promise<Result>,
  { withPreviews = false } = {},
): Promise<Result> {
  const { sites, close } = await openSites(terminal);
  try {
    return await work(sites.filter(({ isPreview }) => withPreviews || !isPreview));
  } finally {
    await close();
  }
}
