import { expect, test } from 'vitest';
import { submissionOf, toStoredSubmission } from '#netlify/submissions/submission.ts';
import { MemoryBlobs, storeOver } from '#tests/support/blobs-memory.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { START } from '#tests/support/outbox.ts';
import { limitedPerRecipient, mailboxOf } from './recipient-limit.ts';
import { DAY_MS } from '#src/lib/durations.ts';

/** A way to send that counts, over a store that remembers. */
function sender(blobs = new MemoryBlobs(), secret = 'secret') {
  const sent: string[] = [];
  const deliver = limitedPerRecipient(
    ({ submission }) => {
      sent.push(submission.email ?? '');
      return Promise.resolve('sent');
    },
    { recipients: () => storeOver('contact-recipients', blobs.fetch), secret },
  );
  const send = (email: string, key: string, createdAt = START, now = createdAt) => {
    const content = submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia', email }, key, createdAt);
    const submission = toStoredSubmission(content);
    return deliver({ submission, unanswered: 0, now, markHandedOver: () => Promise.resolve() });
  };
  return { send, sent, blobs };
}

test.each([
  ['Zoe@Courriel.example', 'zoe@courriel.example'],
  ['zoe+cpf@courriel.example', 'zoe@courriel.example'],
  ['z.o.e+a@gmail.com', 'zoe@gmail.com'],
  ['zoe@googlemail.com', 'zoe@gmail.com'],
  ['zoe.le-gall@wanadoo.fr', 'zoe.le-gall@orange.fr'],
  ['z-o_e.+a@pm.me', 'zoe@proton.me'],
  ['zoe@protonmail.com', 'zoe@proton.me'],
  ['z.o.e@mac.com', 'z.o.e@icloud.com'],
  ['jean-marc@yahoo.fr', 'jean-marc@yahoo.fr'],
  ['zoe-le.gall+cpf@ya.ru', 'zoe.le.gall@yandex.ru'],
  ['zoe.le-gall@yandex.com', 'zoe.le.gall@yandex.ru'],
  ['zoelegall@yandex.com', 'zoelegall@yandex.ru'],
  ['cpf@Zoe.fastmail.com', 'zoe@fastmail.com'],
  ['zoe+cpf@fastmail.com', 'zoe@fastmail.com'],
  ['zoe@mail.fastmail.example', 'zoe@mail.fastmail.example'],
  ['z.o.e@courriel.example', 'z.o.e@courriel.example'],
  ['+zoe@courriel.example', '+zoe@courriel.example'],
])('takes %s for the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('writes three times a day to a mailbox, whatever it is called, and to the next one as before', async () => {
  const { send, sent } = sender();
  for (const [n, email] of ['a@x.example', 'A@x.example', 'a+1@x.example'].entries()) await send(email, String(n));
  await expect(send('a+2@x.example', '3')).rejects.toMatchObject({ reason: 'recipient_limit', isFinal: true });
  await send('b@x.example', '4');
  expect(sent).toHaveLength(4);
  await send('a@x.example', '5', new Date(START.getTime() + DAY_MS));
  expect(sent).toHaveLength(5);
});

test('counts a mail that is tried again once', async () => {
  const { send, sent } = sender();
  for (let time = 0; time < 5; time += 1) await expect(send('a@x.example', 'same')).resolves.toBe('sent');
  expect(sent).toHaveLength(5);
  await send('a@x.example', 'other');
  expect(sent).toHaveLength(6);
});

test('sends three of two hundred at once', async () => {
  const { send, sent } = sender();
  const results = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => send('a@x.example', String(n))));
  expect(sent).toHaveLength(3);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(197);
});

test('writes to five hundred mailboxes a day at most, and to those again that it has begun with', async () => {
  const { send, sent } = sender();
  for (let n = 0; n < 500; n += 1) await send(`personne-${String(n)}@x.example`, 'key');
  await expect(send('zoe@x.example', 'key')).rejects.toMatchObject({ reason: 'daily_limit', isFinal: true });
  await expect(send('personne-7@x.example', 'other')).rejects.toMatchObject({ reason: 'daily_limit' });
  await expect(send('personne-7@x.example', 'key')).resolves.toBe('sent');
  await expect(send('zoe@x.example', 'key', new Date(START.getTime() + DAY_MS))).resolves.toBe('sent');
  expect(sent).toHaveLength(502);
});

test('takes no place of the next day for what is tried again on it', async () => {
  const { send } = sender();
  const nextDay = new Date(START.getTime() + DAY_MS);
  for (const key of ['1', '2', '3']) await send('a@x.example', key, START, nextDay);
  await expect(send('a@x.example', '4', nextDay)).resolves.toBe('sent');
  // Those of all former days together are three.
  const before = new Date(START.getTime() - DAY_MS);
  await expect(send('a@x.example', '5', before, nextDay)).rejects.toMatchObject({ reason: 'recipient_limit' });
});

test('waits for a store that keeps nothing, and names nobody and no request in what it keeps', async () => {
  const { send, blobs } = sender();
  await send('zoe@x.example', '1');
  expect([...blobs.objects.keys()].join()).toMatch(/^contact-recipients\/2026-11-20\/[0-9a-f]{32}\/1$/);
  expect([...blobs.objects.values()].join()).toMatch(/^[0-9a-f]{32}$/);
  const other = sender(new MemoryBlobs(), 'another');
  await other.send('zoe@x.example', '1');
  expect([...other.blobs.objects.keys()]).not.toEqual([...blobs.objects.keys()]);
  const broken = new MemoryBlobs();
  const refusing = sender(Object.assign(broken, { fetch: () => Promise.resolve(new Response(null, { status: 404 })) }));
  await expect(refusing.send('a@x.example', '1')).rejects.toMatchObject({ isFinal: false });
});
