import { createHmac } from 'node:crypto';
import { DeliveryFailure } from '#netlify/requests/request-record.ts';
import { BACKGROUND_BUDGET } from '#netlify/requests/blobs.ts';
import { MAILED, type Records } from '#netlify/requests/records.ts';
import { withTimeout } from '#src/lib/promises.ts';
import type { Delivery } from './deliver.ts';

const DAILY_MAILBOX_LIMIT = 3;
const DAILY_TOTAL_LIMIT = 500;

export const isLimitReason = (reason?: string): boolean => reason === 'recipient_limit' || reason === 'daily_limit';

/** Gmail ignores dots in the name of a mailbox. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** Stores reservations under HMACs of addresses, so that the store contains no address. */
async function reserve({ record, now }: Delivery, records: Records, secret: string): Promise<string | null> {
  const hashed = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
  const day = `${MAILED}${now.toISOString().slice(0, 10)}/`;
  const mailbox = `${day}${hashed(mailboxOf(record.email ?? ''))}/`;
  const reserved = await records.keys(day);
  if (reserved.length >= DAILY_TOTAL_LIMIT && !reserved.some((key) => key.startsWith(mailbox))) return 'daily_limit';
  for (let slot = 1; slot <= DAILY_MAILBOX_LIMIT; slot += 1)
    if (await records.reserve(mailbox + String(slot), hashed(record.id))) return null;
  return 'recipient_limit';
}

export const limitConfirmations =
  (send: (delivery: Delivery) => Promise<void>, records: Records, secret: string) =>
  async (delivery: Delivery): Promise<void> => {
    const reserved = reserve(delivery, records, secret);
    const problem = await withTimeout(BACKGROUND_BUDGET.budgetMs, reserved, () => new Error('late')).catch(
      () => 'store_unavailable',
    );
    if (problem !== null) throw new DeliveryFailure(problem, isLimitReason(problem) ? 'message refused' : 'temporary');
    await send(delivery);
  };
