import { expect, onTestFinished, test, vi } from 'vitest';
import canary, { config } from '#netlify/functions/canary/canary.ts';
import contactFunction from '#netlify/functions/contact/contact.ts';
import { CANARY, STORE_KINDS } from '#netlify/submissions/submission-store.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { contact, postJson } from '#tests/support/contact-requests.ts';
import { netlifyRuntime } from '#tests/support/netlify-runtime.ts';
import { PRODUCTION } from '#tests/support/production.ts';
import { outbox } from '#tests/support/outbox.ts';
import { startReceiver } from '#tests/support/receiver.ts';
import { serveRequests } from '#tests/support/serve-requests.ts';
import { canaryToken, TOKEN_HEADER } from './canary-token.ts';
import { judgeCanary } from './canary.ts';

const SECRET = 'vingt-quatre signes au moins';
const MAILBOX = 'canari@cursive.example';

/** The published site: its function behind a server, its store, its mail server, its CRM and the chat of whoever runs it. */
async function site() {
  const runtime = await netlifyRuntime();
  const [crm, chat] = [await startReceiver(), await startReceiver()];
  const background: Promise<unknown>[] = [];
  const ask = (request: Request) =>
    contactFunction(request, {
      ...PRODUCTION,
      ip: '192.0.2.1',
      requestId: 'request-1',
      waitUntil: (work) => background.push(work),
    });
  onTestFinished(() => void vi.useRealTimers());
  const settings = {
    URL: await serveRequests(ask),
    MAIL_TO: 'conseil@cursive.example',
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: SECRET,
    ALERT_URL: chat.url,
    CANARY_MAIL_TO: MAILBOX,
    CANARY_SECRET: SECRET,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  /** Runs the function as at some minutes past two in the night, and waits for what it sets off. */
  const runAt = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 2, minutes) });
    await canary();
    await Promise.all(background);
  };
  const keysIn = async (deployContext: string) => {
    const lists = await Promise.all(STORE_KINDS.map((kind) => runtime.storeOf(kind, deployContext).list()));
    return lists.flatMap(({ blobs }) => blobs.map(({ key }) => key));
  };
  return { ...runtime, crm, chat, ask, background, runAt, keysIn };
}

test('goes every night from the form to mail and CRM, is counted nowhere, tells nobody and leaves nothing', async () => {
  const { runAt, keysIn, received, crm, chat, lines } = await site();
  await runAt(7);
  expect(received.flatMap(({ to }) => to)).toEqual([MAILBOX, MAILBOX]);
  expect(crm.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['request.canary']);
  expect(await keysIn(CANARY)).not.toEqual([]);
  expect(await keysIn('production')).toEqual([]);
  await runAt(15);
  expect(lines.at(-1)).toBe('{"level":"info","event":"canary"}\n');
  expect(chat.received).toEqual([]);
  expect(received).toHaveLength(2);
  expect([...(await keysIn(CANARY)), ...(await keysIn('production'))]).toEqual([]);
  expect(config.schedule).toBe('7,15 2 * * *');
});

test('tries again what failed at first, and says nothing where that arrives', async () => {
  const { runAt, received, chat } = await site();
  const { SMTP_URL } = process.env;
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  await runAt(7);
  expect(received).toEqual([]);
  vi.stubEnv('SMTP_URL', SMTP_URL);
  await runAt(15);
  expect(received).toHaveLength(2);
  expect(chat.received).toEqual([]);
});

test('says within ten minutes where the chain is broken', async () => {
  const { runAt, keysIn, chat, lines } = await site();
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  await runAt(7);
  await runAt(15);
  expect(chat.received).toHaveLength(1);
  expect(chat.received[0]?.body).toMatch(/conseiller, smtp_\w+.*visiteur, smtp_\w+/);
  expect(chat.received[0]?.body).not.toContain('webhook');
  expect(lines.at(-1)).toContain('"level":"alert","event":"canary","faults":["conseiller, smtp_');
  expect(await keysIn(CANARY)).toEqual([]);
});

test('says so by mail where there is no other way, and where the form does not even answer', async () => {
  const { runAt, received } = await site();
  vi.stubEnv('ALERT_URL', '');
  vi.stubEnv('URL', 'http://127.0.0.1:1');
  await runAt(7);
  await runAt(15);
  expect(received.map(({ to }) => to)).toEqual([['conseil@cursive.example']]);
  expect(received[0]?.messageId).toBe('canary-2026-11-20@cursive-formation.example');
});

test.each(['CANARY_SECRET', 'CANARY_MAIL_TO', 'URL'])('sends nothing without %s', async (name) => {
  const { runAt, received, lines, keysIn } = await site();
  vi.stubEnv(name, undefined);
  for (const minutes of [7, 15]) await runAt(minutes);
  expect([received, lines, await keysIn(CANARY)]).toEqual([[], [], []]);
});

test.each([
  ['no token', {}],
  ['a token by another secret', { [TOKEN_HEADER]: canaryToken('devinée', 'a3f1') }],
  ['the token of another request', { [TOKEN_HEADER]: canaryToken(SECRET, 'b4e2') }],
])('takes a request with %s for that of a visitor', async (_, headers) => {
  const { ask, keysIn, background } = await site();
  expect((await ask(postJson(contact, { 'idempotency-key': 'a3f1', ...headers }))).status).toBe(201);
  await Promise.all(background);
  expect(await keysIn(CANARY)).toEqual([]);
  expect(await keysIn('production')).not.toEqual([]);
});

const KEY = `2026-11/${'a'.repeat(32)}`;
const stored = (changes: object) =>
  JSON.stringify({
    ...Object.fromEntries(
      [
        'firstName',
        'lastName',
        'email',
        'phone',
        'courseInterest',
        'message',
        'type',
        'profession',
        'formation',
        'page',
      ].map((name) => [name, null]),
    ),
    id: 'a'.repeat(32),
    acceptedTerms: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  });

test.each([
  ['nothing', null, ['la demande n’est pas enregistrée']],
  ['half a request', '{"id":', ['le stockage ne répond pas']],
  ['something else', '{"id":1}', ['la demande est illisible']],
  ['a task that nobody tried', stored({ due: ['webhook'] }), ['webhook, jamais essayé']],
  ['a request without its end', stored({ due: [] }), ['la fin n’est pas notée']],
  ['a whole request', stored({ due: [], settledAt: '2026-11-20T10:00:01.000Z' }), []],
])('says of a store that holds %s what is wrong, and empties it', async (_, text, faults) => {
  const blobs = new MemoryBlobs();
  if (text !== null) blobs.objects.set(`contact/${KEY}`, text);
  const { deps } = outbox({ blobs });
  expect(await judgeCanary(deps)).toEqual(faults);
  expect(blobs.objects.size).toBe(0);
});

test('says nothing of a store whose answers to all writers are lost', async () => {
  const blobs = new MemoryBlobs();
  blobs.objects.set(`contact/${KEY}`, stored({ due: [], settledAt: '2026-11-20T10:00:01.000Z' }));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await blobs.fetch(request.clone());
    return request.url.includes('probe') && request.method === 'PUT' ? new Response(null, { status: 412 }) : response;
  };
  expect(await judgeCanary(outbox({ blobs, fetch }).deps)).toEqual([]);
});

test('finds a store that lets two writers begin at once', async () => {
  const blobs = new MemoryBlobs();
  blobs.objects.set(`contact/${KEY}`, stored({ due: [], settledAt: '2026-11-20T10:00:01.000Z' }));
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.delete('if-none-match');
    return blobs.fetch(request);
  };
  expect(await judgeCanary(outbox({ blobs, fetch }).deps)).toEqual(['le stockage laisse écrire deux fois']);
});
