import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SendingVariables, sendingProblems } from '#src/site/environment.ts';
import { mailRoute } from '#netlify/requests/planned-tasks.ts';
import { orNull } from '#netlify/requests/request-record.ts';
import { type Address, type Mail, writeMail } from './mail.ts';
import { type Organisation, readOrganisation } from './organisation.ts';
import { type SendMail, smtpSender } from './smtp.ts';

/** The folder of the project for mails, if no mail server is set. */
export const MAIL_FOLDER = '.netlify/mails';

/** Writes mails to files that only their owner can read: `<id>.<kind>.eml` and `.html`. */
export const folderSender =
  (directory: string): SendMail =>
  async ({ raw, html, messageId }) => {
    const [name = ''] = messageId.split('@');
    await mkdir(directory, { recursive: true });
    await chmod(directory, 0o700);
    await writeFile(join(directory, `${name}.eml`), raw, { mode: 0o600 });
    await writeFile(join(directory, `${name}.html`), html, { mode: 0o600 });
  };

export type Mailer = {
  organisation: Organisation;
  adviser: Address;
  send: (mail: Omit<Mail, 'from' | 'date'>) => Promise<void>;
};

export const isValid = (env: SendingVariables, ...variables: (keyof SendingVariables)[]): boolean =>
  !sendingProblems(env).some(({ variable }) => variables.some((one) => one === variable));

/** Returns null if no mail is set up or a setting is wrong. */
export function mailerFrom(env: SendingVariables, deployContext: string): ((now: Date) => Mailer) | null {
  const { SMTP_URL: url } = env;
  if (mailRoute(env, deployContext) === null || !isValid(env, 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO')) return null;
  const sendMail = url ? smtpSender(url) : folderSender(MAIL_FOLDER);
  return (now) => {
    const organisation = readOrganisation(now);
    const from = { name: organisation.brand, address: orNull(env.MAIL_FROM) ?? organisation.email };
    return {
      organisation,
      adviser: { name: '', address: orNull(env.MAIL_TO) ?? organisation.email },
      send: async (mail) => sendMail(await writeMail({ ...mail, from, date: now })),
    };
  };
}
