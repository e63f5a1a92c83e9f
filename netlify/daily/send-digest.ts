import { isSound, postFrom } from '#netlify/mail/post.ts';
import { DeliveryFailure } from '#netlify/requests/delivery-failure.ts';
import { log, logError } from '#netlify/requests/log.ts';
import type { Records } from '#netlify/requests/records.ts';
import { inTime } from '#src/lib/promises.ts';
import { digestEmail, digestSummary, readDigest } from './digest.ts';

const ALERT_TIMEOUT_MS = 8000;

/** Posts one line without personal data to `ALERT_URL`, when no mail leaves. */
async function sendAlert(text: string): Promise<void> {
  const { ALERT_URL: url } = process.env;
  if (!url || !isSound(process.env, 'ALERT_URL')) throw new DeliveryFailure('no_alert_url');
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(ALERT_TIMEOUT_MS),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: `${text}\u00A0: npm run leads -- list` }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryFailure(`alert_${String(response.status)}`);
}

type Options = { now: Date; isPurged: boolean; deployContext: string; timeoutMs: number };

/** Tells an adviser by mail what needs attention; if no mail leaves, one line goes to `ALERT_URL`. */
export async function sendDigest(
  records: Records,
  { now, isPurged, deployContext, timeoutMs }: Options,
): Promise<void> {
  let summary = 'Les demandes n’ont pas pu être lues';
  try {
    const late = () => new Error('digest too slow');
    const digest = await inTime(timeoutMs, readDigest(records, now, isPurged), late);
    summary = digestSummary(digest) || (digest.week ?? '');
    const post = postFrom(process.env, deployContext);
    if (post === null) throw new DeliveryFailure('no_mail');
    const { organisation, adviser, send } = post(now);
    const body = digestEmail(digest, organisation);
    if (body !== null) await send({ name: `digest-${now.toISOString().slice(0, 10)}`, to: adviser, body });
    log('info', 'digest', { summary });
  } catch (error) {
    logError('digest', error);
    if (summary === '') return;
    const reason = error instanceof DeliveryFailure ? error.reason : 'unexpected';
    await sendAlert(`${summary}. Le relevé du jour n’est pas parti par courriel (${reason})`).catch(
      (second: unknown) => {
        logError('digest', second);
      },
    );
  }
}
