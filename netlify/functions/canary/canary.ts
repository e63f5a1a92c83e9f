import type { Config } from '@netlify/functions';
import { judgeCanary, sendCanary } from '#netlify/canary/canary.ts';
import { canaryFrom, reportRoutes } from '#netlify/outbox/configuration.ts';
import { outboxDeps, storesWithRetry } from '#netlify/outbox/outbox-deps.ts';
import { writeErrorLine, writeRunLine } from '#netlify/outbox/outbox-log.ts';
import { sendCanaryAlarm } from '#netlify/outbox/send-report.ts';
import { CANARY } from '#netlify/submissions/submission-store.ts';
import { inTime } from '#src/lib/in-time.ts';

/** Sent at seven minutes past, judged at a quarter past: whoever has to hear of it does so within ten minutes. */
const JUDGED_AT_MINUTE = 15;
/** What is begun late may still take some time; where all of it takes longer, there has to be time to tell. */
const BUDGET_MS = { sweep: 10_000, all: 12_000 };
const NOT_IN_TIME = 'le stockage ne répond pas à temps';

const onError = (error: unknown) => {
  writeErrorLine('canary', error);
};

export default async () => {
  const canary = canaryFrom(process.env);
  // Netlify gives the site's main address.
  const { URL: url } = process.env;
  if (canary === null || url === undefined) return;
  const now = new Date();
  if (now.getUTCMinutes() < JUDGED_AT_MINUTE) {
    const deps = { openStore: storesWithRetry(CANARY), newKey: () => crypto.randomUUID(), fetch, url };
    // A canary that does not arrive is found missing when it is judged.
    await sendCanary({ ...deps, ...canary }).catch(onError);
    return;
  }
  const judged = judgeCanary({ ...outboxDeps(CANARY), budgetMs: BUDGET_MS.sweep, onError });
  const faults = await inTime(BUDGET_MS.all, judged, () => new Error(NOT_IN_TIME)).catch((error: unknown) => {
    onError(error);
    return [NOT_IN_TIME];
  });
  writeRunLine('canary', faults.length === 0 ? {} : { faults });
  if (faults.length > 0) await sendCanaryAlarm(faults, now, reportRoutes(process.env, 'production')).catch(onError);
};

export const config: Config = { schedule: '7,15 2 * * *' };
