import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@netlify/blobs';
import { storesOf } from '#netlify/submissions/open-store.ts';
import { type Fetch, fetchWithRetry } from '#netlify/submissions/fetch-with-retry.ts';
import type { StoreKind } from '#netlify/submissions/submission-store.ts';
import type { Deliveries } from '#netlify/submissions/delivery.ts';
import { sendingProblems } from '#src/site/environment.ts';
import { deliveriesFrom } from './configuration.ts';
import { deliverRequest, type OutboxDeps } from './deliver-request.ts';
import { limitedPerRecipient } from './recipient-limit.ts';
import { writeConfigurationLine, writeErrorLine, writeTaskLogLine } from './outbox-log.ts';

// Said once each time that a function starts, whichever it is: all three load this file.
for (const problem of sendingProblems(process.env)) writeConfigurationLine(problem);

/** Nobody waits for an answer here, so a store has more time than when a visitor does. */
const RETRY_BUDGET = { budgetMs: 10_000, attemptMs: 3000, attempts: 3, onFailure: () => undefined };

const withRetry = (call: Fetch): Fetch => fetchWithRetry(call, RETRY_BUDGET);

/** The stores of a deploy, each opened with all of its time. */
export const storesWithRetry =
  (deployContext: string) =>
  (kind: StoreKind): Store =>
    storesOf(deployContext)(kind, withRetry);

const underWay = new Set<string>();

/** The deliveries that are configured, as many to one mailbox as anybody wants to have. */
function boundedDeliveries(deployContext: string, openStore: OutboxDeps['openStore']): Deliveries {
  const { visitor, ...others } = deliveriesFrom(process.env, deployContext);
  if (visitor === undefined) return others;
  const limit = { recipients: () => openStore('recipients'), secret: process.env.SMTP_URL ?? '' };
  return { ...others, visitor: limitedPerRecipient(visitor, limit) };
}

export function outboxDeps(deployContext: string): OutboxDeps {
  const openStore = storesWithRetry(deployContext);
  return {
    openStore,
    underWay,
    deliveries: boundedDeliveries(deployContext, openStore),
    now: () => new Date(),
    newClaim: () => crypto.randomUUID(),
    pause,
    log: writeTaskLogLine,
  };
}

/** The first try, as soon as a request is stored. */
export const deliverNow = (key: string, deployContext: string): Promise<unknown> =>
  deliverRequest(key, outboxDeps(deployContext)).catch((error: unknown) => {
    writeErrorLine('outbox', error);
  });
