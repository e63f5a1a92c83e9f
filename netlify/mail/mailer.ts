import { readRequests } from '#src/features/contact/requests.ts';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { offeredSessions, sessionName } from '#src/features/courses/sessions.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { legalIdentity } from '#src/site/legal-identity.ts';
import { hasAiCourse } from '#src/site/optional-content.ts';
import { readSubjects } from '#src/site/function-files.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { type SendingVariables, sendingProblems, withoutEmpty } from '#src/site/environment.ts';
import { canMail } from '#netlify/requests/request-record.ts';
import { type Address, folderSender, type Mail, smtpSender } from './senders.ts';

function readMailedCourse(day: Date) {
  const course = readAiCourse(day);
  const open = offeredSessions(course.sheet, day).filter(({ state }) => state !== 'full');
  return { ...course, sessions: open.map(sessionName) };
}

export function readOrganisation(day: Date) {
  const { brand, contact, ...site } = readContentFile('site.yaml', siteSchema);
  return {
    ...readRequests(),
    brand: brand.name,
    url: brand.url,
    company: legalIdentity({ brand, ...site }),
    phone: contact.phone,
    email: contact.email,
    subjects: readSubjects(),
    course: hasAiCourse ? readMailedCourse(day) : undefined,
  };
}

export type Organisation = ReturnType<typeof readOrganisation>;
export type MailedCourse = ReturnType<typeof readMailedCourse>;

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
    // Reads the organisation once, because reading takes longer than sending. A mailer is in use for less than a
    // minute, so the organisation stays current.
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
