import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { toStoredSubmission, submissionOf } from '#netlify/submissions/submission.ts';
import { openMark } from '#netlify/submissions/outbox-record.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { outbox, START } from '#tests/support/outbox.ts';
import { type Answer, startReceiver } from '#tests/support/receiver.ts';
import { webhookDelivery } from './webhook.ts';

const KEY = Buffer.from('une clé que seul le CRM connaît');
const SECRET = `whsec_${KEY.toString('base64')}`;

const submission = toStoredSubmission(
  submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia' }, 'key', START),
  undefined,
  ['webhook'],
);

const status =
  (code: number, headers = {}): Answer =>
  (outgoing) => {
    outgoing.writeHead(code, headers).end('private words');
  };
const silent: Answer = () => undefined;

/** A CRM that gives its answers one after the other, then says yes. */
async function crm(...answers: readonly Answer[]) {
  const { url, received } = await startReceiver(...answers);
  const deliver = webhookDelivery({ url, secret: SECRET, event: 'request.created', fetch, timeoutMs: 1000 });
  const delivery = { submission, unanswered: 0, now: START, markHandedOver: () => Promise.resolve() };
  return { received, deliver, send: () => deliver(delivery) };
}

test('signs what it posts, so that the CRM can tell it from a forgery', async () => {
  const { received, send } = await crm();
  expect(await send()).toBe(`request_${submission.id}`);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': `request_${submission.id}`,
    'webhook-timestamp': String(START.getTime() / 1000),
  });
  const signed = `request_${submission.id}.${String(START.getTime() / 1000)}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`);
  expect(JSON.parse(body)).toMatchObject({
    type: 'request.created',
    timestamp: submission.createdAt,
    data: { id: submission.id, email: enrolment.email, type: 'cpf_ia' },
  });
  expect(body).not.toMatch(/"(?:due|notice)"/);
});

test.each([
  ['a failure', status(500), { reason: 'webhook_500', isRefusal: true }],
  ['a way elsewhere', status(302, { location: 'http://127.0.0.1:1/' }), { reason: 'webhook_302', isRefusal: true }],
  ['silence', silent, { reason: 'timeout', isRefusal: false }],
] as const)('says of %s what is known, and nothing of what the CRM wrote', async (_name, answer, failure) => {
  const { received, send } = await crm(answer);
  await expect(send()).rejects.toMatchObject({ ...failure, isFinal: false });
  expect(received).toHaveLength(1);
});

test.each([
  ['600', 600_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 3_600_000],
  ['99999999', 86_400_000],
  ['bientôt', 0],
])('waits for as long as a CRM asks with %s', async (said, retryAfterMs) => {
  const { send } = await crm(status(429, { 'retry-after': encodeURI(said).replaceAll('%20', ' ') }));
  await expect(send()).rejects.toMatchObject({ reason: 'webhook_429', retryAfterMs });
});

test('says when there is no CRM', async () => {
  const deliver = webhookDelivery({
    url: 'http://127.0.0.1:1/',
    secret: SECRET,
    event: 'request.created',
    fetch,
    timeoutMs: 300,
  });
  const delivery = { submission, unanswered: 0, now: START, markHandedOver: () => Promise.resolve() };
  await expect(deliver(delivery)).rejects.toMatchObject({ reason: 'webhook_unreachable', isRefusal: false });
});

test('posts again under the same id until the CRM has said yes', async () => {
  const { received, deliver } = await crm(status(503), silent, status(429));
  const blobs = new MemoryBlobs();
  blobs.objects.set(`contact/2026-11/${submission.id}`, JSON.stringify(submission));
  blobs.objects.set(`contact-open/${openMark(`2026-11/${submission.id}`)}`, START.toISOString());
  const { recover, recordOf } = outbox({ blobs, deliveries: { webhook: deliver } });
  await recover();
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(4).fill(`request_${submission.id}`));
  expect(new Set(received.map(({ headers }) => headers['webhook-signature'])).size).toBe(4);
  expect(recordOf(`2026-11/${submission.id}`, 'webhook')).toMatchObject({ state: 'sent', attempts: 4 });
});

test('tries a CRM again no sooner than it has asked', async () => {
  const { received, deliver } = await crm(status(429, { 'retry-after': '7200' }));
  const blobs = new MemoryBlobs();
  blobs.objects.set(`contact/2026-11/${submission.id}`, JSON.stringify(submission));
  blobs.objects.set(`contact-open/${openMark(`2026-11/${submission.id}`)}`, START.toISOString());
  const { sweep, wait } = outbox({ blobs, deliveries: { webhook: deliver } });
  await sweep();
  wait(119);
  await sweep();
  expect(received).toHaveLength(1);
  wait(2);
  await sweep();
  expect(received).toHaveLength(2);
});
