import type { Config, Context } from '@netlify/functions';
import { writeErrorLine, writeRunLine } from '#netlify/outbox/outbox-log.ts';
import { sweep } from '#netlify/outbox/sweep.ts';
import { outboxDeps } from '#netlify/outbox/outbox-deps.ts';

/** Netlify stops a scheduled function after thirty seconds, and a delivery takes ten at most. */
const BUDGET_MS = 15_000;

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const onError = (error: unknown) => {
    writeErrorLine('outbox', error);
  };
  writeRunLine('sweep', await sweep({ ...outboxDeps(deploy.context), budgetMs: BUDGET_MS, onError }));
};

export const config: Config = { schedule: '*/5 * * * *' };
