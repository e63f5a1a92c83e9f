import { openSites, type Site } from './stores.ts';
import type { Terminal } from './terminal.ts';

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
