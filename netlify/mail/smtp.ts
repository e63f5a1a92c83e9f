import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { withTimeout } from '#src/lib/promises.ts';
import { isLoopback } from '#src/site/environment.ts';
import { DeliveryFailure } from '#netlify/requests/delivery-failure.ts';
import type { WrittenMail } from './mail.ts';

export type SendMail = (mail: WrittenMail) => Promise<void>;

/** The limit of the whole exchange. A scheduled function has thirty seconds in total. */
const SMTP_TIMEOUT_MS = 9000;

const REFUSED: Readonly<Record<string, 'message' | 'recipient'>> = { 'RCPT TO': 'recipient', DATA: 'message' };

/**
 * A 5xx about the recipient or the message is final; other 5xx, such as a wrong password, can be corrected. Without an
 * answer, the message may have arrived if its text was sent.
 */
function failureOf(error: unknown, isHandedOver: boolean): DeliveryFailure {
  const {
    responseCode,
    command = '',
    code = 'error',
  }: SMTPConnection.SMTPError = error instanceof Error ? error : new Error();
  if (!responseCode)
    return new DeliveryFailure(`smtp_${code.toLowerCase().replace(/^e/, '')}`, { isUnknown: isHandedOver });
  const refused = responseCode >= 500 ? REFUSED[command] : undefined;
  return new DeliveryFailure(`smtp_${String(responseCode)}`, refused && { refused });
}

type Done = (error?: Error | null) => void;

/**
 * Opens an SMTP connection for each mail. Nodemailer's transport hides the phase in which a connection was lost. Here
 * the message is a stream, which is read only when the server asks for the text.
 */
export function smtpSender(url: string, timeoutMs: number = SMTP_TIMEOUT_MS): SendMail {
  const options = {
    ...parseConnectionUrl(url),
    // Sends neither password nor mail without encryption.
    requireTLS: !isLoopback(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
  return async ({ raw, envelope }) => {
    const connection = new SMTPConnection(options);
    let isHandedOver = false;
    const step = (run: (done: Done) => void) =>
      new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        run((error) => {
          if (error) reject(error);
          else resolve();
        });
      });
    function* text() {
      isHandedOver = true;
      yield raw;
    }
    const exchange = async () => {
      const { auth } = options;
      await step((done) => {
        connection.connect(done);
      });
      if (auth)
        await step((done) => {
          connection.login(auth, done);
        });
      await step((done) => {
        connection.send(envelope, Readable.from(text()), done);
      });
    };
    try {
      const timeout = () => Object.assign(new Error(), { code: 'timeout' });
      await withTimeout(timeoutMs, exchange(), timeout);
      connection.quit();
    } catch (error) {
      connection.close();
      throw failureOf(error, isHandedOver);
    } finally {
      connection.on('error', () => undefined);
    }
  };
}
