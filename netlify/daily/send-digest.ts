import { postJson } from '#netlify/delivery/webhook.ts';
import { isValid, mailerFrom } from '#netlify/mail/mailer.ts';
import { DeliveryFailure } from '#netlify/requests/delivery-failure.ts';
import { log, logError } from '#netlify/requests/log.ts';
import type { Records } from '#netlify/requests/records.ts';
import { LAST_DIGEST } from '#netlify/requests/keys.ts';
import { countdown, withTimeout } from '#src/lib/promises.ts';
import type { SendingVariables } from '#src/site/environment.ts';
import { digestEmail, digestSummary, readDigest } from './digest.ts';

/** The time for reading requests. Netlify stops the function after 30 s. A mail takes up to 9 s, an alert 8 s. */
export const READ_MS = 10_000;
/** Longer than the longest call to the store. */
const CALL_MS = 3000;

export async function sendAlert(text: string, env: SendingVariables): Promise<void> {
  if (!env.ALERT_URL || !isValid(env, 'ALERT_URL')) throw new DeliveryFailure('no_alert_url');
  await postJson('alert', env.ALERT_URL, JSON.stringify({ text }));
}

type Options = { now: Date; isPurged: Promise<boolean>; deployContext: string };

/** Mails the digest to an adviser. If the mail cannot be sent, posts one line to `ALERT_URL`. */
export async function sendDigest(records: Records, { now, isPurged, deployContext }: Options): Promise<void> {
  let summary = 'Les demandes n’ont pas pu être lues';
  try {
    const timeLeft = countdown(READ_MS - CALL_MS);
    const reading = readDigest(records, now, isPurged, () => timeLeft() < 0);
    const digest = await withTimeout(READ_MS, reading, () => new Error('digest too slow'));
    summary = digestSummary(digest) || (digest.week ?? '');
    const mailer = mailerFrom(process.env, deployContext);
    if (mailer === null) throw new DeliveryFailure('no_mail');
    const { organisation, adviser, send } = mailer(now);
    const body = digestEmail(digest, organisation);
    if (body !== null) await send({ name: `digest-${now.toISOString().slice(0, 10)}`, to: adviser, body });
    log('info', 'digest', { summary });
  } catch (error) {
    logError('digest', error);
    if (summary === '') return;
    const reason = error instanceof DeliveryFailure ? error.reason : 'unexpected';
    const text = `${summary}. Le relevé du jour n’est pas parti par courriel (${reason})\u00A0: npm run leads -- list`;
    await sendAlert(text, process.env).catch((second: unknown) => logError('digest', second));
    return;
  }
  await records.mark(LAST_DIGEST, now);
}
