import { getStore } from '@netlify/blobs';
import { blobsDirectory, localSiteIds, startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { PREVIEWS, REGION, storeName } from '#netlify/requests/blobs.ts';
import { Records } from '#netlify/requests/records.ts';
import { siteAccess } from '#src/site/environment.ts';
import type { Terminal } from './command.ts';

export type Site = { records: Records; isPreview: boolean };

type Access = {
  siteID: string;
  token: string;
  apiURL?: string | undefined;
  edgeURL?: string;
  uncachedEdgeURL?: string;
};

const siteOf = (access: Access, isPreview: boolean): Site => ({
  records: new Records(() =>
    getStore({ ...access, name: storeName(isPreview ? PREVIEWS : 'production'), region: REGION }),
  ),
  isPreview,
});

/** Opens the stores of the site whose variables are set, or those of this computer. */
export async function openSites({ root, env }: Terminal, withPreviews = false) {
  const sitesOf = (access: Access): Site[] =>
    (withPreviews ? [false, true] : [false]).map((isPreview) => siteOf(access, isPreview));
  const online = siteAccess(env);
  const close = () => Promise.resolve();
  if (online !== null) return { sites: sitesOf(online), close };
  const directory = blobsDirectory(root);
  const siteIds = await localSiteIds(directory);
  if (siteIds.length === 0) return { sites: [], close };
  const { url, token, stop } = await startLocalBlobs(directory);
  const sites = siteIds.flatMap((siteID) => sitesOf({ siteID, token, edgeURL: url, uncachedEdgeURL: url }));
  return { sites, close: stop };
}
