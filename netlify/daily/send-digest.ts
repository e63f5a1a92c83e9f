import { type Digest, digestEmail, digestSummary } from '#netlify/mail/digest-email.ts';
import { postFrom } from '#netlify/mail/post.ts';
import { DeliveryFailure } from '#netlify/requests/delivery-failure.ts';
import { log, logError } from '#netlify/requests/log.ts';
import type { Records } from '#netlify/requests/records.ts';
import { inTime } from '#src/lib/promises.ts';
import { sendAlert } from './alert.ts';
import { readDigest } from './digest.ts';

const NO_DIGEST = 'Le relevé du jour n’a pas pu être établi\u00A0: npm run leads -- list';

type Options = { now: Date; problem: string | null; deployContext: string; timeoutMs: number };

/** Tells an adviser by mail what needs attention; if no mail leaves, one line without names goes to `ALERT_URL`. */
export async function sendDigest(records: Records, { now, problem, deployContext, timeoutMs }: Options): Promise<void> {
  const late = () => new Error('digest too slow');
  const digest: Digest | null = await inTime(timeoutMs, readDigest(records, now, problem), late).catch(
    (error: unknown) => {
      logError('digest', error);
      return null;
    },
  );
  const summary = digest && digestSummary(digest);
  try {
    if (digest === null) {
      await sendAlert(NO_DIGEST, process.env);
      return;
    }
    const post = postFrom(process.env, deployContext);
    if (post === null) throw new DeliveryFailure('no_mail');
    const { organisation, adviser, send } = post(now);
    const body = digestEmail(digest, organisation);
    if (body !== null) await send({ name: `digest-${now.toISOString().slice(0, 10)}`, to: adviser, body });
    log('info', 'digest', { summary });
  } catch (error) {
    logError('digest', error);
    if (!summary) return;
    const reason = error instanceof DeliveryFailure ? error.reason : 'unexpected';
    const text = `${summary}. Le relevé du jour n’est pas parti par courriel (${reason})\u00A0: npm run leads -- list`;
    await sendAlert(text, process.env).catch((second: unknown) => {
      logError('digest', second);
    });
  }
}
