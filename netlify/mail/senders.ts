import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { isLoopback } from '#src/site/environment.ts';
import { DeliveryFailure } from '#netlify/requests/request-record.ts';
import { type EmailBody, emailHtml, emailText } from './email.ts';

export type Address = { name: string; address: string };

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

/** Breaks up encoded words (RFC 2047) in a name, which mail programs would decode. */
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

/** The limit of the whole exchange. A scheduled function has thirty seconds in total. */
const SMTP_TIMEOUT_MS = 9000;

const REFUSED: Readonly<Record<string, 'message refused' | 'recipient refused'>> = {
  'RCPT TO': 'recipient refused',
  DATA: 'message refused',
};

/** Only a 5xx answer about recipient or message is final. Without an answer, a sent message may have arrived. */
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
    // Errors of Nodemailer do not tell whether the text was sent. Nodemailer reads this stream only to send the text.
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
