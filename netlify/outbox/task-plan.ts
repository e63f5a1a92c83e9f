import type { TaskKind } from '#netlify/submissions/outbox-record.ts';
import type { ContactSubmission } from '#netlify/submissions/submission.ts';

/** What decides where requests go; README says what each is for. */
export type OutboxEnv = Readonly<
  Partial<Record<'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'CRM_WEBHOOK_URL' | 'CRM_WEBHOOK_SECRET', string>>
>;

/** On a laptop, mails without a server go to a folder; on Netlify, nowhere. */
export const mailRoute = ({ SMTP_URL }: OutboxEnv, deployContext: string): 'smtp' | 'folder' | null => {
  if (SMTP_URL) return 'smtp';
  return ['', 'dev'].includes(deployContext) ? 'folder' : null;
};

/** What a request sets off, as things stand when it is stored. */
export function plannedTasks(env: OutboxEnv, deployContext: string, { email }: ContactSubmission): TaskKind[] {
  const hasMail = mailRoute(env, deployContext) !== null;
  const hasWebhook = Boolean(env.CRM_WEBHOOK_URL) && Boolean(env.CRM_WEBHOOK_SECRET);
  return [
    ...(hasMail ? (['adviser'] as const) : []),
    ...(hasMail && email !== null ? (['visitor'] as const) : []),
    ...(hasWebhook ? (['webhook'] as const) : []),
  ];
}
