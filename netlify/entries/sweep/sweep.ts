import type { Config, Context } from '@netlify/functions';
import { deliverDepsOf } from '#netlify/delivery/settings.ts';
import { sweep } from '#netlify/delivery/sweep.ts';
import { log } from '#netlify/requests/log.ts';

/** Netlify stops a scheduled function after thirty seconds, and one delivery takes ten at most. */
const BUDGET_MS = 15_000;

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const counts = await sweep(deliverDepsOf(deploy.context), BUDGET_MS);
  if (counts.open > 0) log(counts.looked < counts.open ? 'alert' : 'info', 'sweep', counts);
};

export const config: Config = { schedule: '*/5 * * * *' };
