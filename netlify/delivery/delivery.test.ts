import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SendingVariables } from '#src/site/environment.ts';
import { DeliveryFailure, plannedTasks } from '#netlify/requests/request-record.ts';
import { startReceiver } from '#tests/support/netlify-runtime.ts';
import { ID, KEY, requestWorld, sampleRecord, START, WAITING } from '#tests/support/request-world.ts';
import { deliver, sweep } from './deliver.ts';
import { deliverDepsOf, deliveriesFrom } from './settings.ts';
import { webhookDelivery } from './webhook.ts';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const status =
  (code: number, headers = {}) =>
  () =>
    new Response(null, { status: code, headers });
const noAnswer = () => Promise.withResolvers<Response>().promise;

test('signs CRM messages as Standard Webhooks specifies, and repeats them with the same id', async () => {
  const { url, received } = await startReceiver();
  const send = webhookDelivery(url, SECRET);
  const now = new Date();
  await send({ record: sampleRecord(), now, isRepeat: false });
  await send({ record: sampleRecord(), now, isRepeat: true });
  const [{ headers, body } = { headers: {}, body: '' }, second] = received;
  expect(second?.headers['webhook-id']).toBe(headers['webhook-id']);
  const event = new Webhook(SECRET).verify(body, headers);
  expect(event).toMatchObject({ type: 'request.created', data: { id: ID, email: 'zoe.legall@courriel.example' } });
  expect(Object.keys((event as { data: object }).data)).toHaveLength(13);
});

test.each([
  ['status 500', status(500), 'webhook_500'],
  ['status 410', status(410), 'webhook_410'],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' }), 'webhook_302'],
  ['no answer', noAnswer, 'timeout'],
  ['a closed port', null, 'webhook_unreachable'],
])('reports why a delivery to a CRM fails: %s', async (_name, answer, reason) => {
  const url = answer === null ? 'http://127.0.0.1:1/' : (await startReceiver(answer)).url;
  if (reason === 'timeout') vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(200));
  const send = webhookDelivery(url, SECRET);
  await expect(send({ record: sampleRecord(), now: START, isRepeat: false })).rejects.toMatchObject({ reason });
});

test.each([
  [{}, 'production', ['adviser', 'visitor']],
  [{}, 'dev', ['adviser', 'visitor']],
  [{ SMTP_URL: 'smtp://127.0.0.1' }, 'production', ['adviser', 'visitor']],
  [{ CRM_WEBHOOK_URL: 'https://crm.example' }, 'production', ['webhook']],
])('plans tasks by settings: %j in %s gives %j', (env, context, tasks) => {
  expect(plannedTasks(env, context, 'zoe@courriel.example')).toEqual(tasks);
  expect(plannedTasks(env, context, null)).toEqual(tasks.filter((kind) => kind !== 'visitor'));
});

const MAIL = { SMTP_URL: 'smtps://u:p@smtp.example', MAIL_FROM: 'a@cursive.example', MAIL_TO: 'b@cursive.example' };
const CRM = { CRM_WEBHOOK_URL: 'https://crm.example', CRM_WEBHOOK_SECRET: SECRET };

test.each<[env: SendingVariables, kinds: string[]]>([
  [{ ...MAIL, ...CRM }, ['adviser', 'visitor', 'webhook']],
  [{ ...MAIL, MAIL_TO: 'personne' }, []],
  [{ ...MAIL, MAIL_FROM: 'Zoé <zoe@x>' }, []],
  [{ ...MAIL, SMTP_URL: 'https://smtp.example' }, []],
  [{ ...MAIL, ...CRM, CRM_WEBHOOK_SECRET: 'vingt-quatre signes au moins' }, ['adviser', 'visitor']],
  [{ ...MAIL, ...CRM, CRM_WEBHOOK_SECRET: undefined }, ['adviser', 'visitor']],
  [{ ...MAIL, ...CRM, CRM_WEBHOOK_URL: 'http://crm.example' }, ['adviser', 'visitor']],
])('delivers only configured tasks: with %j, delivers %j', async (env, kinds) => {
  const world = requestWorld();
  const deliveries = deliveriesFrom(env, 'production', world.records());
  expect(Object.keys(deliveries)).toEqual(kinds);
  await world.store();
  const accepted = Object.fromEntries(kinds.map((kind) => [kind, () => Promise.resolve()]));
  await deliver(KEY, { ...world.processOf().deps, deliveries: accepted });
  const [{ tasks } = sampleRecord()] = world.blobs.records();
  for (const [kind, { state }] of Object.entries(tasks)) expect(state).toBe(kinds.includes(kind) ? 'sent' : 'waiting');
});

test.each([500, 1000, 2200, 2500])(
  'ends a sweep within 30 s and sends claimed tasks when the store takes %i ms',
  async (ms) => {
    const world = requestWorld();
    for (let n = 0; n < 20; n += 1) {
      const id = String(n).padStart(32, '0');
      await world.store(sampleRecord({ id, tasks: { adviser: WAITING } }), `2026-11/${id}`);
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const fetch: typeof globalThis.fetch = async (...call) => {
      await pause(ms);
      return world.blobs.fetch(...call);
    };
    let connections = 0;
    const adviser = async () => {
      connections += 1;
      expect.soft(connections).toBeLessThanOrEqual(3);
      await pause(9000);
      connections -= 1;
      throw new DeliveryFailure('smtp_554', 'message refused');
    };
    const { deps } = world.processOf({ fetch, faults: { adviser } });
    const start = performance.now();
    let duration = Infinity;
    void sweep({ ...deps, timeLeft: deliverDepsOf('dev').timeLeft }).then(() => (duration = performance.now() - start));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(duration).toBeLessThan(30_000);
    const states = world.blobs.records().map(({ tasks }) => tasks.adviser?.state);
    expect(states).not.toContain('sending');
    expect(states.includes('failed')).toBe(ms < 2500);
  },
);
