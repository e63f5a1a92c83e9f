import type { SendingVariables } from '#src/site/environment.ts';
import type { TaskKind } from './request-record.ts';

/** On a laptop, mails without a server go to a folder; on Netlify, nowhere. */
export const mailRoute = ({ SMTP_URL }: SendingVariables, deployContext: string): 'smtp' | 'folder' | null => {
  if (SMTP_URL) return 'smtp';
  return ['', 'dev'].includes(deployContext) ? 'folder' : null;
};

/**
 * The tasks of a new request, from the configuration of this moment: a CRM that is switched on later gets no old requests. An
 * address is enough; while the rest of its settings is missing or wrong, the task waits.
 */
export function plannedTasks(env: SendingVariables, deployContext: string, email: string | null): TaskKind[] {
  const hasMail = mailRoute(env, deployContext) !== null;
  return [
    ...(hasMail ? (['adviser'] as const) : []),
    ...(hasMail && email !== null ? (['visitor'] as const) : []),
    ...(env.CRM_WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}
