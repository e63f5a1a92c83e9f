import { expect, onTestFinished, test } from 'vitest';
import { toStoredSubmission, submissionOf } from '#netlify/submissions/submission.ts';
import type { FormType } from '#src/features/contact/contact-forms.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { START } from '#tests/support/outbox.ts';
import { type MailFault, startSmtp } from '#tests/support/smtp.ts';
import { DeliveryFailure } from '#netlify/submissions/delivery.ts';
import type { WrittenMail } from './mail.ts';
import { readOrganisation } from './organisation.ts';
import { mailDelivery, type Post } from './mail-delivery.ts';
import { SMTP_TIMEOUT_MS, smtpSender } from './smtp.ts';

const PDF = Buffer.from('%PDF-1.7 programme');

const kept = (form: FormType, changes: Partial<typeof enrolment> = {}) =>
  toStoredSubmission(submissionOf(form, { ...enrolment, ...changes, type: 'cpf_ia' }, 'key', START));

async function post(faultOf?: (to: string) => MailFault, overrides: Partial<Post> = {}, timeoutMs = SMTP_TIMEOUT_MS) {
  const smtp = await startServer(faultOf);
  const settings: Post = {
    send: smtpSender(smtp.url, timeoutMs),
    organisation: readOrganisation,
    from: 'demandes@cursive.example',
    to: 'conseil@cursive.example',
    programme: () => PDF,
    ...overrides,
  };
  let handedOver = 0;
  const markHandedOver = () => {
    handedOver += 1;
    return Promise.resolve();
  };
  const send = (kind: 'adviser' | 'visitor', submission = kept('cpf_ia'), more = {}) =>
    mailDelivery(kind, settings)({ submission, unanswered: 0, now: START, markHandedOver, ...more });
  return { send, received: smtp.received, handedOver: () => handedOver };
}

async function startServer(faultOf?: (to: string) => MailFault) {
  const smtp = await startSmtp(faultOf);
  onTestFinished(smtp.close);
  return smtp;
}

const bodyOf = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

test('gives the adviser everything, and answers go to the visitor', async () => {
  const { send, received } = await post();
  const submission = kept('cpf_ia');
  expect(await send('adviser', submission)).toBe(`${submission.id}.adviser@cursive.example`);
  const [mail] = received;
  expect(mail?.to).toEqual(['conseil@cursive.example']);
  expect(mail?.messageId).toBe(`${submission.id}.adviser@cursive.example`);
  expect(mail?.raw).toMatch(/^Reply-To: .*<zoe\.legall@courriel\.example>/m);
  const body = bodyOf(mail?.raw ?? '');
  for (const value of ['06 39 98 12 34', 'Comptable', 'Inscription de Zoé Le Gall', 'vendredi 20 novembre 2026 à 11'])
    expect(body).toContain(value);
});

test('lets no name break out of a header or of the page', async () => {
  const { send, received } = await post();
  const nom = 'Le Gall <script>alert(1)</script>, victime@ailleurs.example\r\nBcc: tous@ailleurs.example';
  await send('adviser', kept('cpf_ia', { nom }));
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['conseil@cursive.example']);
  expect(received[0]?.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  expect(bodyOf(received[0]?.raw ?? '')).toContain('&lt;script&gt;');
  expect(bodyOf(received[0]?.raw ?? '').split('text/html')[1]).not.toContain('<script>');
});

test('writes to the visitor nothing that was typed but the number', async () => {
  const { send, received } = await post();
  const spam = { nom: 'Achetez', prenom: 'https://spam.example', message: 'Gagnez https://spam.example' };
  await send('visitor', kept('callback_formation_ia', spam));
  const body = bodyOf(received[0]?.raw ?? '');
  expect(body).not.toMatch(/spam\.example|Achetez|Gagnez/);
  expect(body).toContain('06 39 98 12 34');
  expect(body).toContain('vendredi 20 novembre 2026, avant 13\u00A0h');
});

test('writes no number that mail programs would take for the address of a site', async () => {
  const { send, received } = await post();
  await send('visitor', kept('callback_formation_ia', { telephone: '203.0.113.10/80' }));
  expect(bodyOf(received[0]?.raw ?? '').replace(/\s/g, ' ')).toContain('Nous composons le 203 0 113 10 80');
});

test('attaches the programme, or links to it where the file is missing', async () => {
  const whole = await post();
  await whole.send('visitor', kept('programme_ia'));
  expect(whole.received[0]?.raw).toContain(PDF.toString('base64'));
  expect(bodyOf(whole.received[0]?.raw ?? '')).toContain('Financer avec le CPF');
  const missing = await post(undefined, { programme: () => null });
  await missing.send('visitor', kept('programme_ia'));
  expect(bodyOf(missing.received[0]?.raw ?? '')).toContain('/programmes/formation-ia.pdf');
  expect(missing.received[0]?.raw).not.toContain('application/pdf');
});

test.each([
  ['greylist', 'smtp_451', { isRefusal: true, isFinal: false }, 0],
  ['reject', 'smtp_550', { isRefusal: true, isFinal: true }, 0],
  ['cut', 'smtp_421', { isRefusal: true, isFinal: false }, 1],
  ['silent', /timeout/, { isRefusal: false }, 1],
] as const)('says of a server that does "%s" what is known of the mail', async (fault, reason, failure, handed) => {
  const { send, handedOver } = await post(() => fault, {}, fault === 'silent' ? 1500 : undefined);
  await expect(send('visitor')).rejects.toMatchObject({ ...failure, reason: expect.stringMatching(reason) as string });
  expect(handedOver()).toBe(handed);
});

test('tries again what refuses the adviser, whose mailbox is ours to mend', async () => {
  const { send } = await post(() => 'reject');
  await expect(send('adviser')).rejects.toMatchObject({ reason: 'smtp_550', isRefusal: true, isFinal: false });
});

test('lets no words that pass for spam keep an adviser from hearing of a request', async () => {
  const sent: WrittenMail[] = [];
  const spamFilter: Post['send'] = (mail) => {
    if (mail.html.includes('casino')) throw new DeliveryFailure('smtp_554', { isRefusal: true, isFinal: true });
    sent.push(mail);
    return Promise.resolve();
  };
  const { send } = await post(undefined, { send: async (...given) => spamFilter(...given) });
  const plain = kept('callback_formation_ia');
  const written = ['firstName', 'lastName', 'profession', 'formation', 'message', 'page'] as const;
  for (const field of [...written, 'email'] as const) {
    const spam = { ...plain, [field]: field === 'email' ? 'zoe@casino.example' : `casino ${field}` };
    await expect(send('adviser', spam)).resolves.toBe(`${spam.id}.adviser@cursive.example`);
  }
  expect(sent).toHaveLength(written.length + 1);
  for (const { raw, html } of sent) {
    expect(String(raw)).not.toMatch(/^Reply-To:/m);
    for (const words of ['06 39 98 12 34', 'avant 13', `show ${plain.id.slice(0, 8)}`, 'a refusé ce que le visiteur'])
      expect(html).toContain(words);
    expect(html).not.toContain('Zoé');
  }
});

test('writes no name that a mail program would decode', async () => {
  const { send, received } = await post();
  await send('adviser', { ...kept('cpf_ia'), firstName: '=?UTF-8?B?4oCuZXZpbA==?=', lastName: 'Zoe' });
  const [, replyTo = ''] = /^Reply-To: (.*(?:\r?\n[ \t].*)*)/m.exec(received[0]?.raw ?? '') ?? [];
  expect(replyTo).toContain('zoe.legall@courriel.example');
  expect(replyTo).not.toContain('=?UTF-8?B?4oCuZXZpbA==?=');
});

test('leaves out words after which nobody has answered twice: a filter may cut the connection', async () => {
  const htmls: string[] = [];
  const cut: Post['send'] = ({ html }) => {
    htmls.push(html);
    return html.includes('Zoé') ? Promise.reject(new DeliveryFailure('smtp_connection')) : Promise.resolve();
  };
  const { send } = await post(undefined, { send: cut });
  const attempt = (unanswered: number) => send('adviser', undefined, { unanswered });
  await expect(attempt(0)).rejects.toMatchObject({ reason: 'smtp_connection' });
  await expect(attempt(1)).rejects.toMatchObject({ reason: 'smtp_connection' });
  await expect(attempt(2)).resolves.toContain('.adviser@');
  expect(htmls.map((html) => html.includes('Zoé'))).toEqual([true, true, false]);
});

test('keeps the words of a visitor for a server that says later', async () => {
  let tries = 0;
  const { send } = await post(undefined, {
    send: () => {
      tries += 1;
      return Promise.reject(new DeliveryFailure('smtp_451', { isRefusal: true }));
    },
  });
  await expect(send('adviser')).rejects.toMatchObject({ reason: 'smtp_451', isFinal: false });
  expect(tries).toBe(1);
});

test('takes a server that refuses our own address for one that we have to mend, not for its last word of a visitor', async () => {
  const smtp = await startSmtp(undefined, undefined, { refusesSender: true });
  onTestFinished(smtp.close);
  const { send } = await post(undefined, { send: smtpSender(smtp.url) });
  await expect(send('visitor')).rejects.toMatchObject({ reason: 'smtp_550', isRefusal: true, isFinal: false });
});

test('knows that nothing left when no server listens', async () => {
  const { send, handedOver } = await post(undefined, { send: smtpSender('smtp://127.0.0.1:1') });
  await expect(send('visitor')).rejects.toMatchObject({ isRefusal: false, isFinal: false });
  expect(handedOver()).toBe(0);
});

test('sends nothing when its turn is lost at the last moment', async () => {
  const { send, received } = await post();
  const markHandedOver = () => Promise.reject(new Error('claim lost'));
  await expect(send('visitor', kept('cpf_ia'), { markHandedOver })).rejects.toThrow();
  expect(received).toEqual([]);
});

test('gives neither letter nor login to a server without encryption on another computer', async () => {
  const { port } = new URL((await startServer()).url);
  // This address leads here, and does not say so.
  const { send, handedOver, received } = await post(undefined, { send: smtpSender(`smtp://0.0.0.0:${port}`) });
  await expect(send('adviser')).rejects.toMatchObject({ reason: expect.stringMatching(/^smtp_/) as string });
  expect([handedOver(), received.length]).toEqual([0, 0]);
});

const MARKUP = '<b title="x">&amp;</b><script>alert(1)</script>';

/** The tags and entities that a mail has because of what a visitor wrote. */
const htmlOf = (raw: string): string => bodyOf(raw.split('text/html')[1] ?? '');

test('writes every field as text, whoever gets the mail, though each of them is markup', async () => {
  const { send, received } = await post();
  const plain = kept('cpf_ia');
  const texts = Object.entries(plain).filter(
    ([name, value]) => typeof value === 'string' && !['id', 'createdAt', 'type', 'email'].includes(name),
  );
  const names = ['firstName', 'lastName', 'phone', 'profession', 'formation', 'courseInterest', 'message', 'page'];
  const hostile = { ...plain, ...Object.fromEntries(names.map((name) => [name, `${name} ${MARKUP}`])) };
  expect(names).toEqual(expect.arrayContaining(texts.map(([name]) => name)));
  await send('adviser', plain);
  await send('adviser', hostile);
  const tags = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/<(\/?\w+).*/s, '$1')) ?? [];
  const [before = '', after = ''] = received.map(({ raw }) => htmlOf(raw));
  expect(after).not.toMatch(/<script|<b[ >]/);
  for (const name of names)
    if (!['firstName', 'lastName'].includes(name))
      expect(after).toContain(`${name} &lt;b title=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;`);
  const withoutRows = (all: readonly string[]) => all.filter((tag) => !/^\/?(?:tr|th|td|h2|div)$/.test(tag));
  expect(withoutRows(tags(after))).toEqual(withoutRows(tags(before)));
  received.length = 0;
  await send('visitor', hostile);
  expect(htmlOf(received[0]?.raw ?? '')).not.toMatch(/<script|<b[ >]|title="x"/);
});
