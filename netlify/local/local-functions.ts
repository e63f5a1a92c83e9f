import { setEnvironmentContext } from '@netlify/blobs';
import type * as contactFunction from '#netlify/entries/contact/contact.ts';
import type * as sweepFunction from '#netlify/entries/sweep/sweep.ts';
import { openLocalBlobs, serveBlobs } from './local-blobs.ts';

export type Functions = {
  contact: () => Promise<typeof contactFunction>;
  sweep: () => Promise<typeof sweepFunction>;
};

export const isFunctionPath = (pathname: string): boolean => /^\/api\/contact\/?$/i.test(pathname);

const DEPLOY = { context: 'dev', id: '0', published: false };

/** The time between sweeps, shorter than on Netlify, because a developer waits for the mail. */
const SWEEP_MS = 60_000;

export async function startLocalFunctions(root: string, { contact, sweep }: Functions) {
  const { context, stop } = await serveBlobs(openLocalBlobs(root));
  setEnvironmentContext(context);
  const work = new Set<Promise<unknown>>();
  const waitUntil = (promise: Promise<unknown>): void => {
    work.add(promise);
    void promise.catch(console.error).finally(() => work.delete(promise));
  };
  const runSweep = async () => (await sweep()).default(new Request('http://localhost/'), { deploy: DEPLOY });
  const timer = setInterval(() => waitUntil(runSweep()), SWEEP_MS);
  return {
    answer: async (request: Request, ip: string) => {
      const { default: handler } = await contact();
      return handler(request, { ip, requestId: crypto.randomUUID(), deploy: DEPLOY, waitUntil });
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.allSettled(work);
      stop();
    },
  };
}
