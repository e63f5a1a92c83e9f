import * as z from 'zod/mini';
import type { OutboxDeps } from '#netlify/outbox/deliver-request.ts';
import { sweep, type SweepDeps } from '#netlify/outbox/sweep.ts';
import { KIND_WORDS, outboxKey, outboxRecordSchema } from '#netlify/submissions/outbox-record.ts';
import { STORE_KINDS } from '#netlify/submissions/submission-store.ts';
import { storedSubmissionSchema, type StoredSubmission } from '#netlify/submissions/submission.ts';
import { paths } from '#src/site/paths.ts';
import { canaryToken, TOKEN_HEADER } from './canary-token.ts';

type Stores = Pick<OutboxDeps, 'openStore'>;

export type CanarySender = Stores & {
  /** The address of the site, as visitors have it. */
  url: string;
  secret: string;
  mailTo: string;
  newKey: () => string;
  fetch: typeof globalThis.fetch;
};

const REQUEST = {
  firstName: 'Essai',
  lastName: 'Automatique',
  phone: '01 99 00 00 00',
  courseInterest: '',
  message: 'Essai automatique de la nuit\u00A0: il n’y a rien à faire.',
  acceptedTerms: true,
};

/** A visitor has an answer within five seconds; this one waits a little longer. */
const ANSWER_TIMEOUT_MS = 10_000;
const WRITERS = 8;

/** A list may be incomplete; more lists than this mean a store that keeps what it is told to erase. */
const LISTS = 5;

/** Erases all that a canary leaves, wherever a request leaves anything: its stores hold nothing else. */
async function eraseCanary({ openStore }: Stores): Promise<void> {
  for (const kind of STORE_KINDS)
    for (let list = 1; list <= LISTS; list += 1) {
      const { blobs } = await openStore(kind).list();
      if (blobs.length === 0) break;
      await Promise.all(blobs.map(({ key }) => openStore(kind).delete(key)));
    }
}

/**
 * Sends the site a request by its own form. A token marks it, so that it goes to stores of its own and is never counted among
 * those of visitors.
 */
export async function sendCanary({ openStore, url, secret, mailTo, newKey, fetch }: CanarySender): Promise<void> {
  await eraseCanary({ openStore });
  const key = newKey();
  const response = await fetch(new URL(paths.apiContact, url), {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    headers: { 'content-type': 'application/json', 'idempotency-key': key, [TOKEN_HEADER]: canaryToken(secret, key) },
    body: JSON.stringify({ ...REQUEST, email: mailTo }),
  });
  await response.body?.cancel();
}

/**
 * Whether the store lets more than one of many writers at once begin: everything rests on that it doesn't, and no other test
 * asks the real one. That none was told so may be an answer that was lost.
 */
async function letsTwoBegin({ openStore }: Stores, key: string): Promise<boolean> {
  const writes = await Promise.all(
    Array.from({ length: WRITERS }, () => openStore('recipients').set(`probe/${key}`, key, { onlyIfNew: true })),
  );
  return writes.filter(({ modified, etag }) => modified && etag).length > 1;
}

/** The faults of a request that was stored; none where all of it has left. */
async function faultsOf(
  key: string,
  { due = [], settledAt }: StoredSubmission,
  { openStore }: Stores,
): Promise<string[]> {
  const faults = await Promise.all(
    due.map(async (kind) => {
      const stored: unknown = await openStore('outbox').get(outboxKey(key, kind), { type: 'json' });
      const { data } = z.safeParse(outboxRecordSchema, stored);
      return data?.state === 'sent' ? [] : [`${KIND_WORDS[kind]}, ${data?.reason ?? data?.state ?? 'jamais essayé'}`];
    }),
  );
  const all = faults.flat();
  return all.length === 0 && settledAt === undefined ? ['la fin n’est pas notée'] : all;
}

async function judge({ openStore }: Stores): Promise<string[]> {
  const { blobs } = await openStore('submissions').list();
  const [key] = blobs.map((blob) => blob.key);
  if (key === undefined) return ['la demande n’est pas enregistrée'];
  const stored: unknown = await openStore('submissions').get(key, { type: 'json' });
  const { data, success } = z.safeParse(storedSubmissionSchema, stored);
  return [
    ...(success ? await faultsOf(key, data, { openStore }) : ['la demande est illisible']),
    ...((await letsTwoBegin({ openStore }, key)) ? ['le stockage laisse écrire deux fois'] : []),
  ];
}

/** The faults of the canary, once what failed at first was tried again. Whatever they are, it leaves nothing. */
export async function judgeCanary(deps: SweepDeps): Promise<string[]> {
  try {
    await sweep(deps);
    return await judge(deps);
  } catch (error) {
    deps.onError(error);
    return ['le stockage ne répond pas'];
  } finally {
    await eraseCanary(deps).catch(deps.onError);
  }
}
