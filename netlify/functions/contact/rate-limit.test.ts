import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, contactForm, postForm, postJson } from '#tests/support/contact-requests.ts';
import { contactLimiter, EVERYBODY, noticeLimiter, rateLimiter, senderOf } from './rate-limit.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

test('lets 20 requests a minute through, then says when to come back', async () => {
  const { handle, blobs } = contactHandler({ limiter: contactLimiter(), now: () => at(30) });
  const answers = [];
  for (let request = 0; request < 21; request += 1) answers.push(await handle(postJson(contact)));
  expect(answers.slice(0, 20).every(({ status }) => status === 201)).toBe(true);
  expect(answers[20]?.status).toBe(429);
  expect(answers[20]?.headers.get('retry-after')).toBe('60');
  expect(await answers[20]?.json()).toMatchObject({ code: 'rate_limited' });
  expect(blobs.objects.size).toBe(20);
});

test('counts each address for itself', async () => {
  const { handle } = contactHandler({ limiter: rateLimiter({ network: 1 }, 60_000) });
  expect((await handle(postJson(contact), { sender: senderOf('127.0.0.1') })).status).toBe(201);
  expect((await handle(postJson(contact), { sender: senderOf('127.0.0.1') })).status).toBe(429);
  expect((await handle(postJson(contact), { sender: senderOf('127.0.0.2') })).status).toBe(201);
});

test('gives a form back to a visitor who was too quick', async () => {
  const { handle } = contactHandler({ limiter: rateLimiter({ network: 0 }, 60_000) });
  const response = await handle(postForm(contactForm));
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(
    parse(await response.text())
      .querySelector('#demande-email')
      ?.getAttribute('value'),
  ).toBe(contact.email);
});

test('does not count the visits of those who must wait', () => {
  const limiter = rateLimiter({ network: 2 }, 60_000);
  expect([0, 10, 20, 30, 59].map((second) => limiter.secondsToWait(senderOf('a'), at(second)))).toEqual([
    0, 0, 40, 30, 1,
  ]);
  expect(limiter.secondsToWait(senderOf('a'), at(60))).toBe(0);
  expect(limiter.secondsToWait(senderOf('a'), at(61))).toBe(9);
});

test('never lets more than the limit into any window, and never turns back a visitor who waited as told', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 100 }), (pauses) => {
      const limiter = rateLimiter({ network: 3 }, 60_000);
      const welcomed: number[] = [];
      let second = 0;
      for (const pause of pauses) {
        second += pause;
        const wait = limiter.secondsToWait(senderOf('a'), at(second));
        if (wait > 0) expect(limiter.secondsToWait(senderOf('a'), at((second += wait)))).toBe(0);
        welcomed.push(second);
      }
      for (const start of welcomed) {
        expect(welcomed.filter((time) => time >= start && time < start + 60).length).toBeLessThanOrEqual(3);
      }
    }),
  );
});

test('forgets the quietest visitors rather than remember everyone', () => {
  const limiter = rateLimiter({ network: 1 }, 60_000);
  expect(limiter.secondsToWait(senderOf('first'), at(0))).toBe(0);
  for (let visitor = 0; visitor < 10_000; visitor += 1) limiter.secondsToWait(senderOf(String(visitor)), at(1));
  expect(limiter.secondsToWait(senderOf('first'), at(2))).toBe(0);
  expect(limiter.secondsToWait(senderOf('9999'), at(2))).toBeGreaterThan(0);
});

test('remembers among any number of others whoever keeps coming back', () => {
  const limiter = rateLimiter({ network: 1 }, 60_000);
  expect(limiter.secondsToWait(senderOf('back'), at(0))).toBe(0);
  for (let visitor = 0; visitor < 35_000; visitor += 1) {
    limiter.secondsToWait(senderOf(String(visitor)), at(1));
    if (visitor % 5000 === 0) expect(limiter.secondsToWait(senderOf('back'), at(1))).toBe(59);
  }
});

test('holds no more memory, however often somebody comes', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const limiter = rateLimiter({ network: 60 }, 600_000);
  const heldAfter = (visits: number): number => {
    for (let visit = 0; visit < visits; visit += 1) limiter.secondsToWait(EVERYBODY, at(visit));
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = heldAfter(1000);
  expect((heldAfter(200_000) - before) / 2 ** 20).toBeLessThan(5);
});

test.each([
  ['2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:0DB8:0000:0000:1:2:3:4'],
  ['::1', '0:0:0:0::2'],
  ['fe80::1%eth0', 'fe80::2'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
])('counts %s and %s as one visitor', (one, other) => {
  expect(senderOf(one).visitor).toBe(senderOf(other).visitor);
});

test.each([
  ['2001:db8:0:1::1', '2001:db8:0:2::1'],
  ['192.0.2.1', '192.0.2.2'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['::ffff:c000:201', '::ffff:c000:301'],
])('counts %s and %s apart', (one, other) => {
  expect(senderOf(one).visitor).not.toBe(senderOf(other).visitor);
});

test('bounds whoever has a whole network of IPv6 addresses', async () => {
  const { handle, blobs } = contactHandler({ limiter: contactLimiter() });
  for (let n = 0; n < 50; n += 1)
    await handle(postJson(contact), { sender: senderOf(`2001:db8:0:1::${n.toString(16)}`) });
  expect(blobs.objects.size).toBe(20);
});

test('bounds whoever has many such networks, and nobody beside', async () => {
  const { handle, blobs } = contactHandler({ limiter: contactLimiter(), now: () => at(30) });
  const post = (address: string) => handle(postJson(contact), { sender: senderOf(address) });
  // All that a household's line comes with.
  for (let n = 0; n < 256; n += 1) await post(`2001:db8:0:${n.toString(16)}::1`);
  expect(blobs.objects.size).toBe(60);
  expect((await post('2001:db8:0:ff::1')).status).toBe(429);
  expect((await post('2001:db8:1::1')).status).toBe(201);
  for (let n = 0; n < 100; n += 1) expect((await post(`192.0.2.${String(n)}`)).status).toBe(201);
  for (let n = 0; n < 20; n += 1) await post('2001:db8:2::1');
  expect((await post('2001:db8:2::1')).status).toBe(429);
});

test('forgets nobody over a network that has to wait, whatever addresses it comes from', () => {
  const limiter = contactLimiter();
  const busy = senderOf('192.0.2.1');
  for (let n = 0; n < 20; n += 1) expect(limiter.secondsToWait(busy, at(0))).toBe(0);
  for (let n = 0; n < 20_000; n += 1) limiter.secondsToWait(senderOf(`2001:db8:0:${n.toString(16)}::1`), at(1));
  expect(limiter.secondsToWait(busy, at(2))).toBe(58);
});

function noticedRequests() {
  const started: string[] = [];
  const clock = { minute: 0 };
  const { handle, blobs, logs } = contactHandler({
    notices: noticeLimiter(),
    now: () => new Date(Date.UTC(2026, 9, 24) + clock.minute * 60_000),
    tasksOf: () => ['adviser'],
    startDelivery: (key) => started.push(key),
  });
  const post = async (address: string, request = postJson(contact)) => {
    const { status } = await handle(request, { sender: senderOf(address) });
    expect(status).toBe(201);
  };
  const suspects = () => [...blobs.objects.keys()].filter((key) => key.includes('suspects')).length;
  return { post, started, suspects, clock, logs };
}

test('tells an adviser of 200 requests of a network in a day, and keeps what is more among the suspects', async () => {
  const { post, started, suspects, clock, logs } = noticedRequests();
  for (let n = 0; n < 230; n += 1) {
    clock.minute += 1;
    await post(`2001:db8:0:${n.toString(16)}::1`);
  }
  expect(started).toHaveLength(200);
  expect(suspects()).toBe(30);
  expect(logs.map((line) => line.includes('"alert"')).indexOf(true)).toBe(200);
  await post('2001:db8:1::1');
  expect(started).toHaveLength(201);
  clock.minute += 24 * 60;
  await post('2001:db8:0:1::1');
  expect(started).toHaveLength(202);
});

test('counts neither a request that is sent again nor one in a trap: whoever shares the network is told of', async () => {
  const { post, started, suspects, clock } = noticedRequests();
  const again = () => postJson(contact, { 'idempotency-key': 'the-same-request-each-time' });
  for (let n = 0; n < 300; n += 1) {
    clock.minute += 1;
    await post('192.0.2.1', again());
    await post('192.0.2.1', postJson({ ...contact, leaveEmpty: 'https://robot.example' }));
  }
  await post('192.0.2.1');
  expect(new Set(started).size).toBe(2);
  // Nor does a request move to the suspects that was told of before there were too many.
  for (let n = 0; n < 200; n += 1) await post('192.0.2.1');
  const trapped = suspects();
  await post('192.0.2.1', again());
  expect(suspects()).toBe(trapped);
});
