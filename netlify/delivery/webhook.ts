import { Webhook } from 'standardwebhooks';
import { contactRequestOf, DeliveryFailure } from '#netlify/requests/request-record.ts';
import type { Delivery } from './deliver.ts';

const TIMEOUT_MS = 8000;

type Event = { id: string; now: Date; type: string; data: object; timestamp?: string };

export async function postJson(
  receiver: 'webhook' | 'alert',
  url: string,
  { body, headers = {}, timeoutMs = TIMEOUT_MS }: { body: string; headers?: object; timeoutMs?: number },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new DeliveryFailure(isLate ? 'timeout' : `${receiver}_unreachable`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryFailure(`${receiver}_${response.status}`);
}

/** Posts an event, signed as https://www.standardwebhooks.com specifies. */
export async function postSignedEvent(url: string, secret: string, event: Event): Promise<void> {
  const { id, now, type, data, timestamp = now.toISOString() } = event;
  const body = JSON.stringify({ type, timestamp, data });
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  await postJson('webhook', url, { body, headers });
}

export const webhookDelivery =
  (url: string, secret: string) =>
  ({ record, now }: Delivery): Promise<void> => {
    const data = contactRequestOf(record);
    const event = { id: `request_${record.id}`, now, type: 'request.created', timestamp: record.createdAt, data };
    return postSignedEvent(url, secret, event);
  };
