import { getStore, type Store } from '@netlify/blobs';

export type Fetch = typeof globalThis.fetch;

/** Netlify never moves a store to another region. */
export const REGION = 'eu-central-1';

/** Previews, branch deploys and contexts that Netlify may add share the site's stores, so they have one of their own. */
export const PREVIEWS = 'deploy-preview';

export const storeName = (deployContext: string): string =>
  ['production', 'dev'].includes(deployContext) ? 'contact' : 'contact-preview';

export type Budget = {
  budgetMs: number;
  attemptMs: number;
  attempts: number;
  onGiveUp?: (reason: string) => void;
};

/** Shared by all operations of a visitor's request, which is answered within five seconds. */
export const VISITOR_BUDGET: Budget = { budgetMs: 4500, attemptMs: 2000, attempts: 2 };
/** For each operation of a scheduled function, which has thirty seconds for all of them. */
export const BACKGROUND_BUDGET: Budget = { budgetMs: 2500, attemptMs: 2500, attempts: 3 };

const PASSED_ON = new Set([200, 201, 204, 304, 404, 412]);
/** A status that the Blobs client does not retry. It retries 5xx, 429 and network errors for 25 seconds or longer. */
const GAVE_UP = 424;

/** A fetch that retries and gives a final answer within its budget, its whole body included. */
export function boundedFetch(fetch: Fetch, { budgetMs, attemptMs, attempts, onGiveUp }: Budget): Fetch {
  const deadline = AbortSignal.timeout(budgetMs);
  return async (input, init) => {
    let reason = 'timeout';
    for (let attempt = 1; attempt <= attempts && !deadline.aborted; attempt += 1) {
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(attemptMs)]);
      try {
        const answer = await fetch(input, { ...init, signal });
        const body = await answer.arrayBuffer();
        if (PASSED_ON.has(answer.status)) return answer.body === null ? answer : new Response(body, answer);
        reason = `status_${String(answer.status)}`;
        if (answer.status < 500 && answer.status !== 429) break;
      } catch {
        reason = signal.aborted ? 'timeout' : 'network_error';
      }
    }
    onGiveUp?.(reason);
    return new Response(null, { status: GAVE_UP });
  };
}

/** Opens the store of a deploy context. To be called inside a handler, where Netlify has set its access. */
export const openStore = (deployContext: string, fetch: Fetch): Store =>
  getStore({ name: storeName(deployContext), region: REGION, consistency: 'strong', fetch });
