import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopback } from '#src/site/environment.ts';
import { DeliveryFailure } from '#netlify/submissions/delivery.ts';
import type { WrittenMail } from './mail.ts';

export type SendMail = (mail: WrittenMail, markHandedOver: () => Promise<void>) => Promise<void>;

/** Of the whole exchange; a scheduled function has thirty seconds for all that is due. */
export const SMTP_TIMEOUT_MS = 9000;

const textIn = (error: object, field: string): string =>
  String(Object.entries(error).find(([name]) => name === field)?.[1] ?? '');

/**
 * The meaning of a server's error. A 5xx about a recipient or a message is its last word; one about us, such as a wrong
 * password, is ours to mend while the mail waits.
 */
function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  if (!(error instanceof Error)) return new DeliveryFailure('smtp_error');
  const code = 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  const name = textIn(error, 'code').toLowerCase().replace(/^e/, '') || 'error';
  if (Number.isNaN(code)) return new DeliveryFailure(`smtp_${name}`);
  const isFinal = code >= 500 && ['RCPT TO', 'DATA'].includes(textIn(error, 'command'));
  return new DeliveryFailure(`smtp_${String(code)}`, { isRefusal: true, isFinal });
}

/**
 * Sends over SMTP. The message is handed over when the server has taken sender and recipient and asks for the text, so
 * that nearly every failure is known for one that delivered nothing.
 */
export function smtpSender(url: string, timeoutMs: number = SMTP_TIMEOUT_MS): SendMail {
  const options = {
    url,
    // A server, or somebody in between, that offers no encryption gets neither the password nor the letter.
    requireTLS: !isLoopback(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return async ({ raw, envelope }, markHandedOver) => {
    const clock = new AbortController();
    const tooLate = once(clock.signal, 'abort').then(() => {
      throw new DeliveryFailure('timeout');
    });
    async function* text() {
      clock.signal.throwIfAborted();
      await markHandedOver();
      clock.signal.throwIfAborted();
      yield raw;
    }
    const timer = setTimeout(() => {
      clock.abort();
    }, timeoutMs);
    try {
      const transport = createTransport(options);
      // The library's own stream is read ahead: this one begins when the server waits for it.
      transport.use('stream', (mail, done) => {
        mail.message.createReadStream = () => Readable.from(text());
        done();
      });
      await Promise.race([transport.sendMail({ envelope, raw: '' }), tooLate]);
    } catch (error) {
      throw failureOf(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
