import { Webhook } from 'standardwebhooks';
import { DeliveryFailure } from '#netlify/requests/delivery-failure.ts';
import { contactRequestOf } from '#netlify/requests/request-record.ts';
import type { Delivery } from './deliver.ts';

const TIMEOUT_MS = 8000;

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'webhook_unreachable';

/** Posts a request to a CRM as https://www.standardwebhooks.com describes. Repeats have the same id. */
export const webhookDelivery =
  (url: string, secret: string, timeoutMs = TIMEOUT_MS) =>
  async ({ record, now }: Delivery): Promise<void> => {
    const id = `request_${record.id}`;
    const data = contactRequestOf(record);
    const body = JSON.stringify({ type: 'request.created', timestamp: record.createdAt, data });
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
      body,
    }).catch((error: unknown) => {
      throw new DeliveryFailure(reasonOf(error));
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryFailure(`webhook_${String(response.status)}`);
  };
