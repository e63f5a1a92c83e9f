import type { SendingVariables } from '#src/site/environment.ts';
import type { TaskKind } from './request-record.ts';

export const canMail = ({ SMTP_URL }: SendingVariables, deployContext: string): boolean =>
  Boolean(SMTP_URL) || deployContext === 'dev';

export function plannedTasks(env: SendingVariables, deployContext: string, email: string | null): TaskKind[] {
  const hasMail = canMail(env, deployContext) || !env.CRM_WEBHOOK_URL;
  return [
    ...(hasMail ? (['adviser'] as const) : []),
    ...(hasMail && email !== null ? (['visitor'] as const) : []),
    ...(env.CRM_WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}

export function plannedText(env: SendingVariables, address: string): string {
  const tasks = plannedTasks(env, 'production', address);
  const mails = env.SMTP_URL
    ? [`un courriel à ${env.MAIL_TO ?? address}`, 'une confirmation au visiteur']
    : ['aucun courriel et aucune confirmation, car SMTP_URL manque'];
  const isKept = !env.SMTP_URL && tasks.includes('adviser');
  const silence = env.ALERT_URL ? '' : ' Sans ALERT_URL, personne n’est averti si les courriels ne partent plus.';
  const all = [...mails, ...(tasks.includes('webhook') ? ['un message au CRM'] : [])];
  return `Une demande déclenchera\u00A0: ${all.join(', ')}.${isKept ? ' Les demandes attendent ce réglage sans se perdre.' : ''}${silence}`;
}
