import type { Config, Context } from '@netlify/functions';
import { PURGE_MARK } from '#netlify/submissions/outbox-record.ts';
import { purge } from '#netlify/submissions/purge.ts';
import { writeErrorLine, writeRunLine } from '#netlify/outbox/outbox-log.ts';
import { storesWithRetry } from '#netlify/outbox/outbox-deps.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';

/** Netlify runs no schedule for previews: what testers, or whoever knows such an address, left there goes with the rest. */
const PREVIEWS = 'deploy-preview';

const onError = (error: unknown) => {
  writeErrorLine('purge', error);
};

export default async (_request: Request, { deploy }: Pick<Context, 'deploy'>) => {
  const { retention } = readContentFile('requests.yaml', requestsSchema);
  const marks = () => storesWithRetry(deploy.context)('open');
  await marks().set(PURGE_MARK, new Date().toISOString()).catch(onError);
  let isWhole = true;
  for (const deployContext of [deploy.context, PREVIEWS])
    try {
      const counts = await purge({ openStore: storesWithRetry(deployContext), now: new Date(), retention });
      writeRunLine('purge', { deployContext, ...counts });
    } catch (error) {
      isWhole = false;
      onError(error);
    }
  if (isWhole) await marks().delete(PURGE_MARK).catch(onError);
};

export const config: Config = { schedule: '17 3 * * *' };
