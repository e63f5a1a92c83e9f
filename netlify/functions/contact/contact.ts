import type { Config, Context } from '@netlify/functions';
import { plannedTasks } from '#netlify/outbox/task-plan.ts';
import { storesOf } from '#netlify/submissions/open-store.ts';
import { handleContact } from './handle-contact.ts';
import { rateLimiter } from './rate-limit.ts';
import { CONTACT_DEPS } from './contact-deps.ts';
import { deliverInBackground } from './deliver-in-background.ts';

const limiter = rateLimiter(20, 60_000);
const burst = rateLimiter(60, 600_000);

export default (request: Request, context: Pick<Context, 'deploy' | 'ip' | 'requestId' | 'waitUntil'>) =>
  handleContact(request, {
    ...CONTACT_DEPS,
    address: context.ip,
    requestId: context.requestId,
    limiter,
    burst,
    openStore: storesOf(context.deploy.context),
    tasksOf: (submission) => plannedTasks(process.env, context.deploy.context, submission),
    startDelivery: deliverInBackground(context),
  });

export const config: Config = {
  path: '/api/contact',
  region: 'fra',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
