import { createHmac } from 'node:crypto';
import { DeliveryFailure } from '#netlify/requests/delivery-failure.ts';
import { BACKGROUND_BUDGET } from '#netlify/requests/blobs.ts';
import { MAILED } from '#netlify/requests/keys.ts';
import type { Records } from '#netlify/requests/records.ts';
import { inTime } from '#src/lib/promises.ts';
import type { Delivery } from './deliver.ts';

/** Confirmations to one mailbox in a day: the form cannot be used to flood a stranger. */
const MAILBOX_LIMIT = 3;
/** Confirmations in all in a day: the form cannot be used to mail a list of strangers. */
const DAILY_LIMIT = 500;

export const isLimit = (reason?: string): boolean => reason === 'recipient_limit' || reason === 'daily_limit';

/** The mailbox of an address: `Zoe+cpf@courriel.example` is `zoe@courriel.example`. Gmail ignores points. */
function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** Takes one of a mailbox's places of the day; a request that has one keeps it. Returns why there is none. */
async function takePlace({ record, now }: Delivery, records: Records, secret: string): Promise<string | null> {
  const hidden = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
  const day = `${MAILED}${now.toISOString().slice(0, 10)}/`;
  const mailbox = `${day}${hidden(mailboxOf(record.email ?? ''))}/`;
  const taken = await records.keys(day);
  if (taken.length >= DAILY_LIMIT && !taken.some((key) => key.startsWith(mailbox))) return 'daily_limit';
  for (let place = 1; place <= MAILBOX_LIMIT; place += 1)
    if (await records.takePlace(mailbox + String(place), hidden(record.id))) return null;
  return 'recipient_limit';
}

/** Limits confirmations to three a day and mailbox, and 500 a day in all. The HMAC secret hides addresses in keys. */
export const limited =
  (send: (delivery: Delivery) => Promise<void>, records: Records, secret: string) =>
  async (delivery: Delivery): Promise<void> => {
    const slow = () => new DeliveryFailure('store_unavailable');
    const problem = await inTime(BACKGROUND_BUDGET.budgetMs, takePlace(delivery, records, secret), slow).catch(() => {
      throw slow();
    });
    if (problem !== null) throw new DeliveryFailure(problem, { refused: 'message' });
    await send(delivery);
  };
