import { getStore, type Store } from '@netlify/blobs';
import { log } from './log.ts';

export type Fetch = typeof globalThis.fetch;

/** A change would make stored requests unreachable, because Netlify never moves a store to another region. */
export const REGION = 'eu-central-1';

export const PREVIEWS = 'deploy-preview';

/** Netlify shares stores between all deploys of a site, so previews and branch deploys use a store of their own. */
export const storeName = (deployContext: string): string =>
  ['production', 'dev'].includes(deployContext) ? 'contact' : 'contact-preview';

export type Budget = { budgetMs: number; attemptMs: number; attempts: number };

/** The budget of all operations of a visitor's request, which gets an answer within five seconds. */
export const VISITOR_BUDGET: Budget = { budgetMs: 4500, attemptMs: 2000, attempts: 2 };
/** The budget of each operation of a scheduled function, which has thirty seconds in total. */
export const BACKGROUND_BUDGET: Budget = { budgetMs: 2500, attemptMs: 2500, attempts: 3 };

const FINAL_STATUSES = new Set([200, 201, 204, 304, 404, 412]);
/** The Blobs client does not retry this status. It would retry a 5xx, a 429 or a network error for 25 s or longer. */
const GAVE_UP_STATUS = 424;

export function boundedFetch(fetch: Fetch, { budgetMs, attemptMs, attempts }: Budget): Fetch {
  const deadline = AbortSignal.timeout(budgetMs);
  return async (input, init) => {
    let reason = 'timeout';
    for (let attempt = 1; attempt <= attempts && !deadline.aborted; attempt += 1) {
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(attemptMs)]);
      try {
        const answer = await fetch(input, { ...init, signal });
        const body = await answer.arrayBuffer();
        if (FINAL_STATUSES.has(answer.status)) return answer.body === null ? answer : new Response(body, answer);
        reason = `status_${answer.status}`;
        if (answer.status < 500 && answer.status !== 429) break;
      } catch {
        reason = signal.aborted ? 'timeout' : 'network_error';
      }
    }
    log('alert', 'store', { reason });
    return new Response(null, { status: GAVE_UP_STATUS });
  };
}

/** Call this inside a handler, because Netlify provides the credentials of the store only there. */
export const openStore = (deployContext: string, fetch: Fetch): Store =>
  getStore({ name: storeName(deployContext), region: REGION, consistency: 'strong', fetch });
