import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { getStore } from '@netlify/blobs';
import { handleContact } from '#netlify/functions/contact/handle-contact.ts';
import { logLine } from '#netlify/functions/contact/outcome-log.ts';
import { contactLimiter, noticeLimiter, rateLimiter, senderOf } from '#netlify/functions/contact/rate-limit.ts';
import { CONTACT_DEPS } from '#netlify/functions/contact/contact-deps.ts';
import { type OpenStore, recordMetadata, REGION, storeName } from '#netlify/submissions/submission-store.ts';
import { type ContactSubmission, toStoredSubmission } from '#netlify/submissions/submission.ts';
import { deliverInBackground } from '#netlify/functions/contact/deliver-in-background.ts';
import { plannedTasks } from '#netlify/outbox/task-plan.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { type Figure, median } from './figures.ts';

const REQUEST = {
  firstName: 'Zoé',
  lastName: 'Le Gall',
  email: 'zoe.legall@courriel.example',
  phone: '06 39 98 12 34',
  courseInterest: 'bureautique',
  message: 'Bonjour, je cherche une formation.',
  acceptedTerms: true,
};

const RECORD: ContactSubmission = {
  ...REQUEST,
  id: '0'.repeat(32),
  createdAt: new Date(0).toISOString(),
  type: null,
  profession: null,
  formation: null,
  page: null,
};

const posted = (): Request =>
  new Request('https://site.example/api/contact', {
    method: 'POST',
    body: JSON.stringify(REQUEST),
    headers: { 'content-type': 'application/json' },
  });

type Handler = (request: Request) => Promise<Response>;
/** Milliseconds of each request. */
type Measured = { perSecond: number; times: number[] };

/** Many short ones: whatever else the machine does falls on both, and on few of them. */
const ROUNDS = 161;
const REQUESTS = 50;
/** After fewer, the compiler is still at work on the handler that has more code: its figure would say how far it has come. */
const WARM_UP = 16_000;
/** As in production before mail is configured. */
const DEPLOY = { context: 'production', id: '0', published: true };

/** In memory where that is at hand: a disk takes its time when it likes, and more of it than either handler. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/**
 * A handler that only parses and does the same write: a record of the same size, under a key that no other has. It opens the
 * store for each request too, since each brings the token by which the store may be written to.
 */
const bareHandler =
  (openStore: OpenStore): Handler =>
  async (request) => {
    const store = openStore('submissions', (call) => call);
    const id = crypto.randomUUID();
    const record = { ...toStoredSubmission(RECORD), ...((await request.json()) as object) };
    const written = await store.setJSON(`bare/${id}`, record, { onlyIfNew: true, metadata: recordMetadata(RECORD) });
    if (!written.modified || !written.etag) throw new Error('not stored');
    return Response.json({ id }, { status: 201 });
  };

/** Each request comes from a network of its own, as they do. */
function wholeHandler(openStore: OpenStore): Handler {
  const limiter = contactLimiter();
  const notices = noticeLimiter();
  const burst = rateLimiter({ network: 60 }, 600_000);
  let visitors = 0;
  return (request) =>
    handleContact(request, {
      ...CONTACT_DEPS,
      sender: senderOf(`2001:db8:${((visitors += 1) % 65_536).toString(16)}::1`),
      requestId: 'bench',
      limiter,
      notices,
      burst,
      openStore,
      tasksOf: (submission) => plannedTasks({}, DEPLOY.context, submission),
      startDelivery: deliverInBackground({ waitUntil: (work) => void work }, DEPLOY.context),
      log: (entry) => logLine(entry),
    });
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

async function round(handle: Handler, requests: number): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  await inParallel(Array.from({ length: requests }), async () => {
    const begun = performance.now();
    const { status } = await handle(posted());
    if (status !== 201) throw new Error(`answered ${status}`);
    times.push(performance.now() - begun);
  });
  const perSecond = (requests * 1000) / (performance.now() - start);
  return { perSecond, times };
}

/** One after the other, each first in turn. */
async function compare(bare: Handler, whole: Handler): Promise<Figure[]> {
  for (const handle of [bare, whole]) await round(handle, WARM_UP);
  const rounds: { bare: Measured; whole: Measured }[] = [];
  for (let time = 0; time < ROUNDS; time += 1) {
    const before = time % 2 === 0 ? await round(bare, REQUESTS) : null;
    const measured = await round(whole, REQUESTS);
    rounds.push({ whole: measured, bare: before ?? (await round(bare, REQUESTS)) });
  }
  const rate = (which: 'bare' | 'whole') => median(rounds.map((each) => each[which].perSecond));
  const slow = (which: 'bare' | 'whole') => p99(rounds.flatMap((each) => each[which].times));
  const subject = '/api/contact';
  return [
    {
      subject,
      name: 'throughput to a bare handler, median of ratios',
      measured: median(rounds.map(({ bare, whole }) => whole.perSecond / bare.perSecond)),
      limit: 0.8,
      unit: '',
      must: 'reach',
      detail: `medians: ${rate('whole').toFixed(0)} and ${rate('bare').toFixed(0)} a second`,
    },
    {
      subject,
      name: '99 of 100 answered, time to a bare handler’s',
      measured: slow('whole') / slow('bare'),
      limit: 1.5,
      unit: '',
      detail: `${slow('whole').toFixed(1)} and ${slow('bare').toFixed(1)} ms`,
    },
  ];
}

/** The cost of checking, deduplicating and confirming a request, beside parsing JSON and writing one blob. */
export async function requestThroughput(): Promise<Figure[]> {
  const directory = await mkdtemp(join(PLACE, 'bench-blobs-'));
  const server = new BlobsServer({ directory, token: 'bench' });
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  const access = { siteID: 'site', token: 'bench', region: REGION, edgeURL: url, uncachedEdgeURL: url } as const;
  const openStore: OpenStore = (kind, withRetry) =>
    getStore({ ...access, name: storeName(DEPLOY.context, kind), consistency: 'strong', fetch: withRetry(fetch) });
  try {
    return await compare(bareHandler(openStore), wholeHandler(openStore));
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
