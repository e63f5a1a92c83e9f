import { type SendingVariables, sendingProblems } from '#src/site/environment.ts';
import { mailRoute } from '#netlify/requests/planned-tasks.ts';
import { orNull } from '#netlify/requests/request-record.ts';
import { type Address, type Mail, writeMail } from './mail.ts';
import { folderSender, MAIL_FOLDER } from './mail-folder.ts';
import { type Organisation, readOrganisation } from './organisation.ts';
import { smtpSender } from './smtp.ts';

/** How mails leave on a day: with the organisation's facts, from its address. */
export type Post = {
  organisation: Organisation;
  adviser: Address;
  send: (mail: Omit<Mail, 'from' | 'date'>) => Promise<void>;
};

export const isSound = (env: SendingVariables, ...variables: (keyof SendingVariables)[]): boolean =>
  !sendingProblems(env).some(({ variable }) => variables.some((one) => one === variable));

/** Null where no mail leaves: nothing is set up, or a setting is wrong. */
export function postFrom(env: SendingVariables, deployContext: string): ((now: Date) => Post) | null {
  const { SMTP_URL: url } = env;
  if (mailRoute(env, deployContext) === null || !isSound(env, 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO')) return null;
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
