import { DeliveryFailure } from '#netlify/requests/delivery-failure.ts';
import { isSound } from '#netlify/mail/post.ts';
import type { SendingVariables } from '#src/site/environment.ts';

const TIMEOUT_MS = 8000;

/** Posts one line to `ALERT_URL`, for when mail fails. The line contains no personal data. */
export async function sendAlert(text: string, env: SendingVariables): Promise<void> {
  if (!env.ALERT_URL || !isSound(env, 'ALERT_URL')) throw new DeliveryFailure('no_alert_url');
  const response = await fetch(env.ALERT_URL, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryFailure(`alert_${String(response.status)}`);
}
