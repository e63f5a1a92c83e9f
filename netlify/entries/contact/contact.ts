import type { Config, Context } from '@netlify/functions';
import { handleContact } from '#netlify/contact/handle-contact.ts';
import { rateLimiter } from '#netlify/contact/rate-limit.ts';
import { readErrorShell } from '#src/site/function-files.ts';
import { logError } from '#netlify/requests/log.ts';
import { plannedTasks } from '#netlify/requests/request-record.ts';
import { visitorRecords } from '#netlify/requests/records.ts';

const limiter = rateLimiter();

/** Loads the mail libraries after the request is stored, so that a slow or failed load cannot affect the request. */
async function deliverNow(key: string, deployContext: string): Promise<void> {
  const [{ deliver }, { deliverDepsOf }] = await Promise.all([
    import('#netlify/delivery/deliver.ts'),
    import('#netlify/delivery/settings.ts'),
  ]);
  await deliver(key, deliverDepsOf(deployContext));
}

export default (request: Request, context: Pick<Context, 'deploy' | 'ip' | 'requestId' | 'waitUntil'>) => {
  const { deploy, ip, requestId } = context;
  return handleContact(request, {
    ip,
    requestId,
    now: () => new Date(),
    openRecords: () => visitorRecords(deploy.context),
    limiter,
    errorShell: readErrorShell,
    bodyTimeoutMs: 5000,
    planTasks: (email) => plannedTasks(process.env, deploy.context, email),
    startDelivery: (key) => {
      context.waitUntil(deliverNow(key, deploy.context).catch((error: unknown) => logError('delivery', error)));
    },
  });
};

export const config: Config = {
  path: '/api/contact',
  region: 'fra',
  // Higher than the limit of `rateLimiter`, because only the answer of `rateLimiter` shows the typed text again.
  rateLimit: { windowLimit: 80, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
