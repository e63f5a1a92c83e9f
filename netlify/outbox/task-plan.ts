import type { TaskKind } from '#netlify/submissions/outbox-record.ts';
import type { ContactSubmission } from '#netlify/submissions/submission.ts';
import type { SendingVariables } from '#src/site/environment.ts';

/** On a laptop, mails without a server go to a folder; on Netlify, nowhere. */
export const mailRoute = ({ SMTP_URL }: SendingVariables, deployContext: string): 'smtp' | 'folder' | null => {
  if (SMTP_URL) return 'smtp';
  return ['', 'dev'].includes(deployContext) ? 'folder' : null;
};

/**
 * The tasks that a request sets off, as things stand when it is stored. An address is enough to want a delivery: while the rest
 * of its configuration is missing or wrong, the request waits for it.
 */
export function plannedTasks(env: SendingVariables, deployContext: string, { email }: ContactSubmission): TaskKind[] {
  const hasMail = mailRoute(env, deployContext) !== null;
  return [
    ...(hasMail ? (['adviser'] as const) : []),
    ...(hasMail && email !== null ? (['visitor'] as const) : []),
    ...(env.CRM_WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}
