import type { Config, Context } from '@netlify/functions';
import { purge } from '#netlify/submissions/purge.ts';
import { writeErrorLine, writeRunLine } from '#netlify/outbox/outbox-log.ts';
import { storesWithRetry } from '#netlify/outbox/outbox-deps.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';

/** Netlify runs no schedule for previews: what testers, or whoever knows such an address, left there goes with the rest. */
const PREVIEWS = 'deploy-preview';

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const { retention } = readContentFile('requests.yaml', requestsSchema);
  for (const deployContext of [deploy.context, PREVIEWS])
    try {
      const counts = await purge({ openStore: storesWithRetry(deployContext), now: new Date(), retention });
      writeRunLine('purge', { deployContext, ...counts });
    } catch (error) {
      writeErrorLine('purge', error);
    }
};

export const config: Config = { schedule: '17 3 * * *' };
