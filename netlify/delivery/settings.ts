import { formTexts } from '#src/features/contact/requests.ts';
import { type SendingVariables, sendingProblems } from '#src/site/environment.ts';
import { readProgramme } from '#src/site/function-files.ts';
import { adviserEmail, fullName, visitorEmail } from '#netlify/mail/request-emails.ts';
import { isValid, type Mailer, mailerFrom } from '#netlify/mail/mailer.ts';
import { countdown } from '#src/lib/promises.ts';
import { log } from '#netlify/requests/log.ts';
import { backgroundRecords, type Records } from '#netlify/requests/records.ts';
import { limitConfirmations } from './confirmation-limit.ts';
import type { Deliveries, DeliverDeps, Delivery } from './deliver.ts';
import { webhookDelivery } from './webhook.ts';

const sendToAdviser = ({ record, isRepeat }: Delivery, { organisation, adviser, send }: Mailer): Promise<void> =>
  send({
    name: `${record.id}.adviser`,
    to: adviser,
    replyTo: record.email === null ? undefined : { name: fullName(record), address: record.email },
    body: adviserEmail(record, organisation, isRepeat),
  });

async function sendToVisitor({ record }: Delivery, { organisation, adviser, send }: Mailer): Promise<void> {
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

export function deliveriesFrom(env: SendingVariables, deployContext: string, records: Records): Deliveries {
  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret, SMTP_URL = '' } = env;
  const mailer = mailerFrom(env, deployContext);
  const hasWebhook = url && secret && isValid(env, 'CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET');
  return {
    ...(mailer && {
      adviser: (delivery) => sendToAdviser(delivery, mailer(delivery.now)),
      visitor: limitConfirmations((delivery) => sendToVisitor(delivery, mailer(delivery.now)), records, SMTP_URL),
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
    timeLeft: countdown(FUNCTION_MS),
  };
}
