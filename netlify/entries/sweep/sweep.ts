import type { Config, Context } from '@netlify/functions';
import { deliverDepsOf } from '#netlify/delivery/settings.ts';
import { sweep } from '#netlify/delivery/deliver.ts';
import { log } from '#netlify/requests/log.ts';

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const deps = deliverDepsOf(deploy.context);
  const counts = await sweep(deps);
  if (counts.open > 0) log(counts.looked < counts.open ? 'alert' : 'info', 'sweep', counts);
};

export const config: Config = { schedule: '*/5 * * * *' };
