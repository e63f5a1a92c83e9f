import { createHmac } from 'node:crypto';
import { type Deliver, DeliveryFailure } from '#netlify/submissions/delivery.ts';
import { submissionSchema } from '#netlify/submissions/submission.ts';
import { DAY_MS } from '#src/lib/durations.ts';

export type Webhook = {
  url: string;
  secret: string;
  /** The event by which a CRM tells requests of visitors from those of the site itself. */
  event: 'request.created' | 'request.canary';
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
};

const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);

/** `v1,<base64>`: HMAC-SHA256 of `<id>.<seconds>.<body>`, as https://www.standardwebhooks.com describes. */
const webhookSignature = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', keyOf(secret))
    .update(`${id}.${String(seconds)}.${body}`)
    .digest('base64')}`;

/** Said in seconds or as a date; no CRM keeps us waiting for longer than a day. */
function retryAfterMs({ headers }: Response, now: Date): number {
  const said = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now.getTime();
  return wait > 0 ? Math.min(wait, DAY_MS) : 0;
}

/** Posts a request to a CRM. Its id stays the same from attempt to attempt: the other side knows a repeat by it. */
export const webhookDelivery =
  ({ url, secret, event, fetch, timeoutMs }: Webhook): Deliver =>
  async ({ submission, now, markHandedOver }) => {
    const id = `request_${submission.id}`;
    const seconds = Math.floor(now.getTime() / 1000);
    const data = submissionSchema.parse(submission);
    const body = JSON.stringify({ type: event, timestamp: submission.createdAt, data });
    await markHandedOver();
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': webhookSignature(secret, id, seconds, body),
      },
      body,
    }).catch((error: unknown) => {
      throw new DeliveryFailure(
        error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'webhook_unreachable',
      );
    });
    await response.body?.cancel();
    if (!response.ok)
      throw new DeliveryFailure(`webhook_${String(response.status)}`, {
        isRefusal: true,
        retryAfterMs: retryAfterMs(response, now),
      });
    return id;
  };
