import type { Config, Context } from '@netlify/functions';
import { isCanary } from '#netlify/canary/canary-token.ts';
import { plannedTasks } from '#netlify/outbox/task-plan.ts';
import { storesOf } from '#netlify/submissions/open-store.ts';
import { CANARY } from '#netlify/submissions/submission-store.ts';
import { handleContact } from './handle-contact.ts';
import { contactLimiter, noticeLimiter, rateLimiter, senderOf } from './rate-limit.ts';
import { CONTACT_DEPS } from './contact-deps.ts';
import { deliverInBackground } from './deliver-in-background.ts';

const limiter = contactLimiter();
const notices = noticeLimiter();
const burst = rateLimiter({ network: 60 }, 600_000);

export default (request: Request, context: Pick<Context, 'deploy' | 'ip' | 'requestId' | 'waitUntil'>) => {
  const deployContext = isCanary(request, process.env) ? CANARY : context.deploy.context;
  return handleContact(request, {
    ...CONTACT_DEPS,
    sender: senderOf(context.ip),
    requestId: context.requestId,
    limiter,
    notices,
    burst,
    openStore: storesOf(deployContext),
    tasksOf: (submission) => plannedTasks(process.env, deployContext, submission),
    startDelivery: deliverInBackground(context, deployContext),
  });
};

export const config: Config = {
  path: '/api/contact',
  region: 'fra',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
