import { readProgramme } from '#src/site/function-files.ts';
import { CANARY } from '#netlify/submissions/submission-store.ts';
import { orNull } from '#netlify/submissions/submission.ts';
import { readOrganisation } from '#netlify/mail/organisation.ts';
import { mailDelivery, type MailRoute } from '#netlify/mail/mail-delivery.ts';
import { folderSender, MAIL_FOLDER } from '#netlify/mail/mail-folder.ts';
import { smtpSender } from '#netlify/mail/smtp.ts';
import type { Deliveries } from '#netlify/submissions/delivery.ts';
import { type SendingVariables, sendingProblems } from '#src/site/environment.ts';
import type { ReportRoutes } from './send-report.ts';
import { mailRoute } from './task-plan.ts';
import { webhookDelivery } from './webhook.ts';

const WEBHOOK_TIMEOUT_MS = 8000;

const isSound = (env: SendingVariables, ...variables: (keyof SendingVariables)[]): boolean =>
  !sendingProblems(env).some(({ variable }) => variables.some((one) => one === variable));

/** Null where nothing is set up, or something that is wrong. */
function mailRouteFrom(env: SendingVariables, deployContext: string): MailRoute | null {
  const { SMTP_URL, MAIL_FROM } = env;
  const to = deployContext === CANARY ? env.CANARY_MAIL_TO : env.MAIL_TO;
  const route = mailRoute(env, deployContext);
  if (route === null || (route === 'smtp' && !isSound(env, 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO'))) return null;
  const send = SMTP_URL ? smtpSender(SMTP_URL) : folderSender(MAIL_FOLDER);
  return { send, organisation: readOrganisation, from: orNull(MAIL_FROM), to: orNull(to) };
}

/** The deliveries that the environment is set up for. A setting that is wrong delivers nothing: its requests wait. */
export function deliveriesFrom(env: SendingVariables, deployContext: string): Deliveries {
  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret } = env;
  const event = deployContext === CANARY ? 'request.canary' : 'request.created';
  const route = mailRouteFrom(env, deployContext);
  const post = route && { ...route, programme: readProgramme };
  return {
    ...(post && { adviser: mailDelivery('adviser', post), visitor: mailDelivery('visitor', post) }),
    ...(url &&
      secret &&
      isSound(env, 'CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET') && {
        webhook: webhookDelivery({ url, secret, event, fetch, timeoutMs: WEBHOOK_TIMEOUT_MS }),
      }),
  };
}

/** The secret of the canary and the mailbox that its mails go to, null where it is off. */
export const canaryFrom = (env: SendingVariables): { secret: string; mailTo: string } | null => {
  const { CANARY_SECRET: secret, CANARY_MAIL_TO: mailTo } = env;
  return secret && mailTo && isSound(env, 'CANARY_SECRET', 'CANARY_MAIL_TO') ? { secret, mailTo } : null;
};

/** The ways that the daily report may go. */
export const reportRoutes = (env: SendingVariables, deployContext: string): ReportRoutes => ({
  mail: mailRouteFrom(env, deployContext),
  alertUrl: isSound(env, 'ALERT_URL') ? orNull(env.ALERT_URL) : null,
  fetch,
  timeoutMs: WEBHOOK_TIMEOUT_MS,
});
