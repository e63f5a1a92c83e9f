import { getStore } from '@netlify/blobs';
import type { Config, Context } from '@netlify/functions';
import { readErrorShell } from './error-page.ts';
import { handleContact } from './handle-contact.ts';
import { writeLogLine } from './outcome-log.ts';
import { rateLimiter } from './rate-limit.ts';
import { PATIENCE, REGION, storeName } from './submission-store.ts';

const limiter = rateLimiter(20, 60_000);

export default (request: Request, { deploy, ip, requestId }: Pick<Context, 'deploy' | 'ip' | 'requestId'>) =>
  handleContact(request, {
    address: ip,
    requestId,
    now: () => new Date(),
    newKey: () => crypto.randomUUID(),
    openStore: (kind, patience) =>
      getStore({
        name: storeName(deploy.context, kind),
        region: REGION,
        consistency: 'strong',
        fetch: patience(fetch),
      }),
    limiter,
    errorShell: () => readErrorShell([process.env.LAMBDA_TASK_ROOT, process.cwd()]),
    log: writeLogLine,
    bodyTimeoutMs: 5000,
    patience: PATIENCE,
  });

export const config: Config = {
  path: '/api/contact',
  region: 'fra',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
