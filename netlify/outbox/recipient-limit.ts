import { createHmac } from 'node:crypto';
import type { Store } from '@netlify/blobs';
import { type Deliver, DeliveryFailure } from '#netlify/submissions/delivery.ts';
import { listKeys } from '#netlify/submissions/list-keys.ts';
import { DAILY_LIMIT, RECIPIENT_LIMIT } from './retry-policy.ts';

/** Somebody who asks in three places has three answers; more are somebody else's idea. */
const MOST_PER_DAY = 3;

/**
 * All mailboxes together: more than a provider is ever asked for. Beyond it somebody has us write to a list of
 * strangers, for which mail servers would take us for one who floods them, and our own mail server would take nothing more.
 */
const MOST_IN_ALL = 500;

/** Hosts that have several names for the same mailboxes, under one of these. */
const HOSTS = new Map([
  ['googlemail.com', 'gmail.com'],
  ['wanadoo.fr', 'orange.fr'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ...['ya.ru', 'yandex.by', 'yandex.com', 'yandex.kz', 'yandex.ua'].map((host) => [host, 'yandex.ru'] as const),
]);

/**
 * The signs that these hosts ignore in the name of a mailbox, or take for the same. Yahoo is none of them: a name with a hyphen
 * is one of its own there, or one that its owner has made.
 */
const SAME = new Map<string, readonly [signs: RegExp, as: string]>([
  ['gmail.com', [/\./g, '']],
  ['proton.me', [/[._-]/g, '']],
  ['yandex.ru', [/-/g, '.']],
]);

/** Fastmail delivers `cpf@zoe.fastmail.com` as `zoe+cpf@fastmail.com`. */
const NAME_BEFORE_HOST = /^[^@]*@([^.]+)\.(fastmail\.(?:com|fm))$/;

/** The mailbox that an address leads to: `Zoe+cpf@courriel.example` and `zoe@courriel.example` are one. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().replace(NAME_BEFORE_HOST, '$1@$2').split('@');
  const host = HOSTS.get(domain) ?? domain;
  const name = local.replace(/(?<=.)\+.*$/, '');
  const [signs, as] = SAME.get(host) ?? ['', ''];
  return `${name.replace(signs, as)}@${host}`;
}

export type RecipientLimit = {
  /** Opened for each call, so that each has all of its time. */
  recipients: () => Store;
  /** Without it, nobody who guesses an address finds it again among the keys, which reach the traces of the store. */
  secret: string;
};

/** After the day: of requests of former days, whose confirmation is tried again. */
const LATER = '+';

/** Mailbox and request as HMACs: what an erasure leaves here until the purge names nobody. */
type Place = { day: string; mailbox: string; id: string };

/** Takes one of the places of a mailbox on a day, or says why it may not; one that a request has taken before stays its own. */
async function placeProblem({ day, mailbox, id }: Place, { recipients }: RecipientLimit): Promise<string | null> {
  const isFull = (await listKeys(recipients(), `${day}/`, MOST_IN_ALL)).length >= MOST_IN_ALL;
  for (let place = 1; place <= MOST_PER_DAY; place += 1) {
    const key = `${day}/${mailbox}/${String(place)}`;
    const written = isFull ? null : await recipients().set(key, id, { onlyIfNew: true });
    if (written?.modified && written.etag) return null;
    const holder: unknown = await recipients().get(key, { type: 'text' });
    if (holder === id) return null;
    if (holder === null && isFull) return DAILY_LIMIT;
    if (holder === null) throw new DeliveryFailure('store_unavailable');
  }
  return RECIPIENT_LIMIT;
}

/**
 * Sends a few mails a day to any one mailbox, however many requests name it, and to all together no more than anybody asks for:
 * nobody can fill somebody else's by our form, or write to many.
 * The requests are kept, and an adviser sees why nothing was sent.
 */
export const limitedPerRecipient =
  (deliver: Deliver, limit: RecipientLimit): Deliver =>
  async (delivery) => {
    const { email, id, createdAt } = delivery.submission;
    const hidden = (text: string) => createHmac('sha256', limit.secret).update(text).digest('hex').slice(0, 32);
    const today = delivery.now.toISOString().slice(0, 10);
    // What waits from another day has as many places of its own: it takes none of those who write today.
    const day = createdAt.startsWith(today) ? today : `${today}${LATER}`;
    const place = { day, mailbox: hidden(mailboxOf(email ?? '')), id: hidden(id) };
    const problem = await placeProblem(place, limit);
    if (problem !== null) throw new DeliveryFailure(problem, { isRefusal: true, isFinal: true });
    return deliver(delivery);
  };
