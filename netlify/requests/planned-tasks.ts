import type { SendingVariables } from '#src/site/environment.ts';
import type { TaskKind } from './request-record.ts';

/** Without a mail server, mails go to a folder on a laptop, and nowhere on Netlify. */
export const mailRoute = ({ SMTP_URL }: SendingVariables, deployContext: string): 'smtp' | 'folder' | null => {
  if (SMTP_URL) return 'smtp';
  return ['', 'dev'].includes(deployContext) ? 'folder' : null;
};

/**
 * The tasks of a new request, by the present settings: a CRM that is set up later gets no old requests. The address of a receiver is
 * enough; the task waits while its other settings are missing or wrong.
 */
export function plannedTasks(env: SendingVariables, deployContext: string, email: string | null): TaskKind[] {
  const hasMail = mailRoute(env, deployContext) !== null;
  return [
    ...(hasMail ? (['adviser'] as const) : []),
    ...(hasMail && email !== null ? (['visitor'] as const) : []),
    ...(env.CRM_WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}
