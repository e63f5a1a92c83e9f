import { getStore, type Store } from '@netlify/blobs';
import { blobsDirectory, LOCAL_SITE_ID, localSiteIds, startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { REGION, type StoreKind, storeName } from '#netlify/submissions/submission-store.ts';
import { siteAccess } from '#src/site/environment.ts';
import type { Terminal } from './terminal.ts';

/** The stores of one site, or those of its previews. */
export type Site = { store: (kind: StoreKind) => Store };

/** The sites whose requests are at hand, and how to let go of them. */
type OpenedSites = { sites: Site[]; close: () => Promise<void> };

type Access = {
  siteID: string;
  token: string;
  apiURL?: string | undefined;
  edgeURL?: string;
  uncachedEdgeURL?: string;
};

const siteOver = (access: Access, deployContext: string): Site => ({
  store: (kind) => getStore({ ...access, name: storeName(deployContext, kind), region: REGION }),
});

/** The deploy contexts whose stores hold the requests of visitors, and those that testers sent from previews. */
const SITE = ['production'];
export const SITE_AND_PREVIEWS = ['production', 'deploy-preview'];

/** Whether the commands work on the site itself, and not on what this computer keeps. */
export const isOnline = (env: NodeJS.ProcessEnv): boolean => siteAccess(env) !== null;

/** Which site's requests are at hand: its id at Netlify, or what stands for this computer. */
export const siteName = (env: NodeJS.ProcessEnv): string => siteAccess(env)?.siteID ?? LOCAL_SITE_ID;

/** The production site where its variables are set, else what the preview and `netlify dev` keep on this machine. */
async function openSites(
  root: string,
  env: NodeJS.ProcessEnv,
  deployContexts: readonly string[] = SITE,
): Promise<OpenedSites> {
  const sitesOver = (access: Access) => deployContexts.map((context) => siteOver(access, context));
  const online = siteAccess(env);
  if (online !== null) return { sites: sitesOver(online), close: () => Promise.resolve() };
  const directory = blobsDirectory(root);
  const siteIds = await localSiteIds(directory);
  if (siteIds.length === 0) return { sites: [], close: () => Promise.resolve() };
  const { url, token, stop } = await startLocalBlobs(directory);
  return {
    sites: siteIds.flatMap((siteID) => sitesOver({ siteID, token, edgeURL: url, uncachedEdgeURL: url })),
    close: stop,
  };
}

/** Opens the stores that the environment leads to, and lets go of them whatever happens. */
export async function withSites<Result>(
  { root, env }: Terminal,
  work: (sites: readonly Site[]) => Promise<Result>,
  deployContexts?: readonly string[],
): Promise<Result> {
  const { sites, close } = await openSites(root, env, deployContexts);
  try {
    return await work(sites);
  } finally {
    await close();
  }
}
