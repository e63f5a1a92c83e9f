import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orNull } from '#netlify/submissions/submission.ts';
import { readOrganisation } from '#netlify/mail/organisation.ts';
import { mailDelivery } from '#netlify/mail/mail-delivery.ts';
import { folderSender, MAIL_FOLDER } from '#netlify/mail/mail-folder.ts';
import { smtpSender } from '#netlify/mail/smtp.ts';
import type { Deliveries } from '#netlify/submissions/delivery.ts';
import { type SendingVariables, sendingProblems } from '#src/site/environment.ts';
import { mailRoute } from './task-plan.ts';
import { webhookDelivery } from './webhook.ts';

const WEBHOOK_TIMEOUT_MS = 8000;

/** The file that the site offers, from where functions find what `netlify.toml` gives them. */
async function readProgramme(): Promise<Buffer | null> {
  for (const root of [process.env.LAMBDA_TASK_ROOT, process.cwd()]) {
    const content = root && (await readFile(join(root, 'dist/programmes/formation-ia.pdf')).catch(() => null));
    if (content) return content;
  }
  return null;
}

/** The deliveries that the environment is set up for. A setting that is wrong delivers nothing: its requests wait. */
export function deliveriesFrom(env: SendingVariables, deployContext: string): Deliveries {
  const problems = sendingProblems(env);
  const isSound = (...variables: (keyof SendingVariables)[]): boolean =>
    !problems.some(({ variable }) => variables.some((one) => one === variable));
  const { SMTP_URL, MAIL_FROM, MAIL_TO, CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret } = env;
  const send = SMTP_URL ? smtpSender(SMTP_URL) : folderSender(MAIL_FOLDER);
  const post = {
    send,
    organisation: readOrganisation,
    from: orNull(MAIL_FROM),
    to: orNull(MAIL_TO),
    programme: readProgramme,
  };
  const route = mailRoute(env, deployContext);
  return {
    ...((route === 'folder' || (route === 'smtp' && isSound('SMTP_URL', 'MAIL_FROM', 'MAIL_TO'))) && {
      adviser: mailDelivery('adviser', post),
      visitor: mailDelivery('visitor', post),
    }),
    ...(url &&
      secret &&
      isSound('CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET') && {
        webhook: webhookDelivery({ url, secret, fetch, timeoutMs: WEBHOOK_TIMEOUT_MS }),
      }),
  };
}
