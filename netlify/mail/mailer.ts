import { readRequests } from '#src/features/contact/requests.ts';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { offeredSessions, sessionName } from '#src/features/courses/sessions.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { legalIdentity } from '#src/site/legal-identity.ts';
import { hasAiCourse } from '#src/site/optional-content.ts';
import { readSubjects } from '#src/site/function-files.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { type SendingVariables, sendingProblems, withoutEmpty, isLoopback } from '#src/site/environment.ts';
import { canMail, DeliveryFailure } from '#netlify/requests/request-record.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { type EmailBody, emailHtml, emailText } from './email.ts';

type Address = { name: string; address: string };

export type Mail = {
  name: string;
  from: Address;
  to: Address;
  replyTo?: Address | undefined;
  date: Date;
  body: EmailBody;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

export type SendMail = (mail: Mail) => Promise<void>;

/** Inserts a space into each `=?` in a name, because mail programs decode text after `=?` (RFC 2047). */
const plainName = ({ name, address }: Address): Address => ({ name: name.replaceAll('=?', '= ?'), address });

const messageOf = ({ name, body, replyTo, ...mail }: Mail): SendMailOptions => ({
  ...mail,
  subject: body.title,
  replyTo: replyTo && plainName(replyTo),
  messageId: `<${name}@${mail.from.address.replace(/^.*@/, '')}>`,
  text: emailText(body),
  html: emailHtml(body, mail.from.name),
  // Prevents out-of-office replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

export function folderSender(directory: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(join(directory, `${mail.name}.eml`), message, { mode: 0o600 });
    await writeFile(join(directory, `${mail.name}.html`), emailHtml(mail.body, mail.from.name), { mode: 0o600 });
  };
}

const SMTP_TIMEOUT_MS = 9000;

const REFUSED: Readonly<Record<string, 'message refused' | 'recipient refused'>> = {
  'RCPT TO': 'recipient refused',
  DATA: 'message refused',
};

/**
 * A 5xx answer about the recipient or the message is final; any other answer is temporary. Without an answer, the
 * outcome is unknown if the server was already receiving the message, because it may have accepted the message.
 */
function failureOf(error: unknown, isHandedOver: boolean): DeliveryFailure {
  const { responseCode, command = '', code = 'error' }: NodemailerError = error instanceof Error ? error : new Error();
  if (responseCode) {
    return new DeliveryFailure(`smtp_${responseCode}`, responseCode >= 500 ? REFUSED[command] : 'temporary');
  }
  const reason = code === 'EABORT' ? 'timeout' : code.toLowerCase().replace(/^e/, '');
  return new DeliveryFailure(`smtp_${reason}`, isHandedOver ? 'unknown' : 'temporary');
}

export function smtpSender(url: string, timeoutMs: number = SMTP_TIMEOUT_MS): SendMail {
  return async (mail) => {
    let isHandedOver = false;
    const transport = createTransport({ url, requireTLS: !isLoopback(url), forceAuth: true });
    // Nodemailer's errors do not tell whether the text was sent. Nodemailer reads this stream only to send the text, so
    // the first read sets `isHandedOver`.
    transport.use('stream', ({ message }, done) => {
      const text = message.createReadStream();
      message.createReadStream = () =>
        Readable.from(
          (async function* () {
            isHandedOver = true;
            yield* text;
          })(),
        );
      done();
    });
    await transport.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
      throw failureOf(error, isHandedOver);
    });
  };
}

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
    // Reads the organisation once, because reading takes longer than sending a mail. The facts stay current, because a
    // mailer is in use for less than a minute.
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
