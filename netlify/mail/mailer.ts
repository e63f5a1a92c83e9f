import { type SendingVariables, sendingProblems, withoutEmpty } from '#src/site/environment.ts';
import { canMail } from '#netlify/requests/planned-tasks.ts';
import { type Organisation, readOrganisation } from './organisation.ts';
import { type Address, folderSender, type Mail, smtpSender } from './senders.ts';

export const MAIL_FOLDER = '.netlify/mails';

export type Mailer = {
  organisation: Organisation;
  adviser: Address;
  send: (mail: Omit<Mail, 'from' | 'date'>) => Promise<void>;
};

export const isValid = (env: SendingVariables, ...variables: (keyof SendingVariables)[]): boolean =>
  !sendingProblems(env).some(({ variable }) => variables.some((one) => one === variable));

export function mailerFrom(env: SendingVariables, deployContext: string): ((now: Date) => Mailer) | null {
  const { SMTP_URL: url } = env;
  if (!canMail(env, deployContext) || !isValid(env, 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO')) return null;
  const sendMail = url ? smtpSender(url) : folderSender(MAIL_FOLDER);
  let read: Organisation | undefined;
  return (now) => {
    // Read once, because reading takes longer than sending. A mailer is in use for less than a minute.
    const organisation = (read ??= readOrganisation(now));
    const { MAIL_FROM = organisation.email, MAIL_TO = organisation.email } = withoutEmpty(env);
    const from = { name: organisation.brand, address: MAIL_FROM };
    return {
      organisation,
      adviser: { name: '', address: MAIL_TO },
      send: (mail) => sendMail({ ...mail, from, date: now }),
    };
  };
}
