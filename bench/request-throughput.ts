import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { getStore, type Store } from '@netlify/blobs';
import { handleContact } from '#netlify/functions/contact/handle-contact.ts';
import { logLine } from '#netlify/functions/contact/outcome-log.ts';
import { rateLimiter } from '#netlify/functions/contact/rate-limit.ts';
import { RUNTIME } from '#netlify/functions/contact/runtime.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { MemoryBlobs, storeOver } from '#tests/support/blobs-memory.ts';
import { contact, postJson } from '#tests/support/contact-requests.ts';
import { type Figure, median } from './figures.ts';

type Fetch = typeof globalThis.fetch;
type Handler = (request: Request) => Promise<Response>;
type Measured = { perSecond: number; p99: number };

const ROUNDS = 7;

const bareHandler =
  (store: Store): Handler =>
  async (request) => {
    const id = crypto.randomUUID();
    await store.setJSON(`bare/${id}`, await request.json());
    return Response.json({ id }, { status: 201 });
  };

const wholeHandler =
  (openStore: (fetch: Fetch) => Store, fetch: Fetch): Handler =>
  (request) =>
    handleContact(request, {
      ...RUNTIME,
      address: '192.0.2.1',
      requestId: 'bench',
      limiter: rateLimiter(Infinity, 60_000),
      openStore: (_kind, patience) => openStore(patience(fetch)),
      tasksOf: () => ['adviser', 'visitor'],
      tell: () => undefined,
      log: (entry) => logLine(entry),
    });

async function round(handle: Handler, requests: number): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  await inParallel(Array.from({ length: requests }), async () => {
    const begun = performance.now();
    const { status } = await handle(postJson(contact));
    if (status !== 201) throw new Error(`answered ${status}`);
    times.push(performance.now() - begun);
  });
  const perSecond = (requests * 1000) / (performance.now() - start);
  return { perSecond, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

/** Both in turn, so that whatever else the machine does falls on both. */
async function compare(name: string, bare: Handler, whole: Handler, requests: number): Promise<Figure[]> {
  await round(bare, requests);
  await round(whole, requests);
  const rounds: { bare: Measured; whole: Measured }[] = [];
  for (let time = 0; time < ROUNDS; time += 1)
    rounds.push({ bare: await round(bare, requests), whole: await round(whole, requests) });
  const middle = (pick: (each: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const rates = `${Math.round(middle((each) => each.whole.perSecond))} and ${Math.round(middle((each) => each.bare.perSecond))} a second`;
  const p99 = `p99 ${middle((each) => each.whole.p99).toFixed(1)} and ${middle((each) => each.bare.p99).toFixed(1)} ms`;
  const measured = middle(({ whole: { perSecond }, bare: { perSecond: bareRate } }) => perSecond / bareRate);
  const isServer = name === 'blobs server';
  return [
    {
      subject: '/api/contact',
      name: `throughput to a bare handler, ${name}`,
      measured,
      limit: isServer ? 0.8 : 0,
      unit: '',
      must: 'reach',
      detail: `${rates}, ${p99}`,
    },
  ];
}

/** What checking, deduplicating and confirming a request costs, beside parsing JSON and writing one blob. */
export async function requestThroughput(): Promise<Figure[]> {
  const memory = new MemoryBlobs();
  const inMemory = (fetch: Fetch) => storeOver('contact', fetch);
  const memoryFigures = await compare(
    'memory',
    bareHandler(inMemory(memory.fetch)),
    wholeHandler(inMemory, memory.fetch),
    1000,
  );
  const directory = await mkdtemp(join(tmpdir(), 'bench-blobs-'));
  const server = new BlobsServer({ directory, token: 'bench' });
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  const access = { name: 'contact', siteID: 'site', token: 'bench', edgeURL: url, uncachedEdgeURL: url } as const;
  const onDisk = (fetch: Fetch) => getStore({ ...access, fetch });
  try {
    return [
      ...memoryFigures,
      ...(await compare('blobs server', bareHandler(onDisk(fetch)), wholeHandler(onDisk, fetch), 400)),
    ];
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
