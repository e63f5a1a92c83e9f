import { setEnvironmentContext } from '@netlify/blobs';
import type * as contactFunction from '#netlify/entries/contact/contact.ts';
import type * as sweepFunction from '#netlify/entries/sweep/sweep.ts';
import { blobsDirectory, LOCAL_SITE_ID, startLocalBlobs } from './local-blobs.ts';

/** The modules of `netlify/entries`, as they are at this moment. */
export type Functions = {
  contact: () => Promise<typeof contactFunction>;
  sweep: () => Promise<typeof sweepFunction>;
};

export type LocalFunctions = {
  /** The answer of the function that `isFunctionPath` finds at the address of the request. */
  answer: (request: Request, ip: string) => Promise<Response>;
  /** Waits for what the functions have begun. */
  stop: () => Promise<void>;
};

/** Netlify routes to a function whatever the case and with or without a final slash. */
export const isFunctionPath = (pathname: string): boolean => /^\/api\/contact\/?$/i.test(pathname);

const DEPLOY = { context: 'dev', id: '0', published: false };

/** Netlify's own schedule is longer; here somebody may be waiting to see the mail. */
const SWEEP_MS = 60_000;

/** The work that functions have begun and not yet finished. */
class Background {
  readonly #work = new Set<Promise<unknown>>();

  readonly waitUntil = (work: Promise<unknown>): void => {
    this.#work.add(work);
    void work.catch(console.error).finally(() => this.#work.delete(work));
  };

  async end(): Promise<void> {
    await Promise.allSettled(this.#work);
  }
}

/**
 * Netlify's functions, their schedule and their store on this computer, in this process: no network, no account. The
 * preview and `astro dev` share one store in the folder of the project.
 */
export async function startLocalFunctions(
  root: string,
  { contact, sweep }: Functions,
  sweepMs = SWEEP_MS,
): Promise<LocalFunctions> {
  const { url, token, stop } = await startLocalBlobs(blobsDirectory(root));
  setEnvironmentContext({ siteID: LOCAL_SITE_ID, token, edgeURL: url, uncachedEdgeURL: url, deployID: DEPLOY.id });
  const background = new Background();
  const { waitUntil } = background;
  const runSweep = async () => (await sweep()).default(new Request('http://localhost/'), { deploy: DEPLOY });
  const sweeping = setInterval(() => {
    waitUntil(runSweep());
  }, sweepMs);
  return {
    answer: async (request, ip) => {
      const { default: handler } = await contact();
      return handler(request, { ip, requestId: crypto.randomUUID(), deploy: DEPLOY, waitUntil });
    },
    stop: async () => {
      clearInterval(sweeping);
      await background.end();
      // Its own clients keep their connections open for some seconds: not waited for.
      void stop();
    },
  };
}
