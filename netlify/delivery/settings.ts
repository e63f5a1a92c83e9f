import { formTexts } from '#src/features/contact/requests.ts';
import { type SendingVariables, sendingProblems } from '#src/site/environment.ts';
import { readProgramme } from '#src/site/function-files.ts';
import { adviserEmail, fullName } from '#netlify/mail/adviser-email.ts';
import { isSound, type Post, postFrom } from '#netlify/mail/post.ts';
import { visitorEmail } from '#netlify/mail/visitor-email.ts';
import { clockOf } from '#src/lib/promises.ts';
import { log } from '#netlify/requests/log.ts';
import { backgroundRecords, type Records } from '#netlify/requests/records.ts';
import { limited } from './confirmation-limit.ts';
import type { Deliveries, DeliverDeps, Delivery } from './deliver.ts';
import { webhookDelivery } from './webhook.ts';

const sendToAdviser = ({ record, isRepeat }: Delivery, { organisation, adviser, send }: Post): Promise<void> =>
  send({
    name: `${record.id}.adviser`,
    to: adviser,
    replyTo: record.email === null ? undefined : { name: fullName(record), address: record.email },
    body: adviserEmail(record, organisation, isRepeat),
  });

async function sendToVisitor({ record }: Delivery, { organisation, adviser, send }: Post): Promise<void> {
  const { mail } = formTexts(organisation, record.type);
  const content = mail.programme ? readProgramme() : null;
  await send({
    name: `${record.id}.visitor`,
    to: { name: '', address: record.email ?? '' },
    replyTo: { name: organisation.brand, address: adviser.address },
    body: visitorEmail(record, organisation),
    attachments:
      content === null ? [] : [{ filename: 'programme-formation-ia.pdf', content, contentType: 'application/pdf' }],
  });
}

/** The deliveries that are configured. With a wrong setting nothing is delivered: the tasks wait. */
export function deliveriesFrom(env: SendingVariables, deployContext: string, records: Records): Deliveries {
  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret, SMTP_URL = '' } = env;
  const post = postFrom(env, deployContext);
  const hasWebhook = url && secret && isSound(env, 'CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET');
  return {
    ...(post && {
      adviser: (delivery) => sendToAdviser(delivery, post(delivery.now)),
      visitor: limited((delivery) => sendToVisitor(delivery, post(delivery.now)), records, SMTP_URL),
    }),
    ...(hasWebhook && { webhook: webhookDelivery(url, secret) }),
  };
}

/** Netlify stops a scheduled function after thirty seconds. */
const FUNCTION_MS = 28_500;

export function deliverDepsOf(deployContext: string): DeliverDeps {
  for (const problem of sendingProblems(process.env)) log('alert', 'configuration', problem);
  const records = backgroundRecords(deployContext);
  return {
    records,
    deliveries: deliveriesFrom(process.env, deployContext, records),
    now: () => new Date(),
    newClaim: () => crypto.randomUUID(),
    timeLeft: clockOf(FUNCTION_MS),
  };
}
