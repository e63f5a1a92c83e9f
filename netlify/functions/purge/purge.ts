import type { Config, Context } from '@netlify/functions';
import { purge } from '#netlify/submissions/purge.ts';
import { writeErrorLine, writeRunLine } from '#netlify/outbox/outbox-log.ts';
import { storesWithRetry } from '#netlify/outbox/outbox-deps.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const { retention } = readContentFile('requests.yaml', requestsSchema);
  try {
    writeRunLine('purge', await purge({ openStore: storesWithRetry(deploy.context), now: new Date(), retention }));
  } catch (error) {
    writeErrorLine('purge', error);
  }
};

export const config: Config = { schedule: '17 3 * * *' };
