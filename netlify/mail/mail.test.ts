import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deliveriesFrom } from '#netlify/delivery/settings.ts';
import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { decoded, startSmtp } from '#tests/support/netlify-runtime.ts';
import { expectPrivate } from '#tests/support/private-file.ts';
import { requestWorld, SAMPLE_MAIL, sampleRecord, START } from '#tests/support/request-world.ts';
import { readOrganisation, folderSender, smtpSender } from './mailer.ts';

const ADVISER = 'conseil@cursive.example';

async function startMailer() {
  const smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'demandes@cursive.example', MAIL_TO: ADVISER };
  const deliveries = deliveriesFrom(env, 'production', requestWorld().records());
  const send = async (kind: 'adviser' | 'visitor', changes: Partial<RequestRecord> = {}, isRepeat = false) => {
    await deliveries[kind]?.({ record: sampleRecord({ type: 'cpf_ia', ...changes }), now: START, isRepeat });
    const raw = smtp.received.at(-1)?.raw ?? '';
    return { raw, body: decoded(raw), html: decoded(raw.split('text/html')[1] ?? ''), to: smtp.received.at(-1)?.to };
  };
  return { send };
}

test('sends the adviser all fields, with the visitor as Reply-To', async () => {
  const { send } = await startMailer();
  const { raw, body, to } = await send('adviser', { profession: 'Comptable', type: 'callback_formation_ia' });
  expect(to).toEqual([ADVISER]);
  expect(raw).toMatch(/^Message-ID: <a{32}\.adviser@cursive\.example>/m);
  expect(raw).toMatch(/^Reply-To: .*<zoe\.legall@courriel\.example>/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
  for (const words of ['06 39 98 12 34', 'Comptable', 'je cherche une formation', 'avant 13', 'show aaaaaaaa'])
    expect(body).toContain(words);
  expect(body).not.toContain('peut-être déjà arrivé');
  expect((await send('adviser', {}, true)).body).toContain('peut-être déjà arrivé');
});

test('prevents header injection and encoded words in names', async () => {
  const { send } = await startMailer();
  const lastName = 'Le Gall, victime@ailleurs.example\r\nBcc: tous@ailleurs.example';
  const { raw, to } = await send('adviser', { lastName });
  expect(to).toEqual([ADVISER]);
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  const encoded = await send('adviser', { firstName: '=?UTF-8?B?4oCuZXZpbA==?=', lastName: 'Zoe' });
  const [, replyTo = ''] = /^Reply-To: (.*(?:\r?\n[ \t].*)*)/m.exec(encoded.raw) ?? [];
  expect(replyTo).toContain('zoe.legall@courriel.example');
  expect(replyTo).not.toContain('=?UTF-8?B?4oCuZXZpbA==?=');
});

const MARKUP = '<b title="x">&amp;</b><script>alert(1)</script>';
const TEXTS = 'firstName lastName phone profession formation courseInterest message page'.split(' ');

test('escapes HTML in every field', async () => {
  const { send } = await startMailer();
  const hostile = Object.fromEntries(TEXTS.map((name) => [name, `${name} ${MARKUP}`]));
  const { html } = await send('adviser', hostile);
  expect(html).not.toMatch(/<script|<b[ >]/);
  for (const name of TEXTS.slice(2)) expect(html).toContain(`${name} &lt;b title=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;`);
  expect((await send('visitor', hostile)).html).not.toMatch(/<script|<b[ >]|title="x"/);
});

test('sends the visitor no typed text except the digits of the telephone number', async () => {
  const { send } = await startMailer();
  const spam = { lastName: 'Achetez', firstName: 'https://spam.example', message: 'Gagnez https://spam.example' };
  const { body, raw } = await send('visitor', { ...spam, type: 'callback_formation_ia', phone: '203.0.113.10/80' });
  expect(raw).toMatch(/^Reply-To: .*<conseil@cursive\.example>/m);
  expect(body).not.toMatch(/spam\.example|Achetez|Gagnez/);
  expect(body.replace(/\s/g, ' ')).toContain('Nous composons le 203 0 113 10 80');
  expect(body).toContain('vendredi 20 novembre 2026, avant 13\u00A0h');
});

test('names the deadline of a complaint and the course of a request', async () => {
  const { send } = await startMailer();
  for (const kind of ['adviser', 'visitor'] as const) {
    const { body } = await send(kind, { type: 'reclamation' });
    for (const words of ['aaaaaaaa', 'vendredi 20 novembre 2026', 'dimanche 20 décembre 2026'])
      expect(body).toContain(words);
    expect(body).toMatch(/<h2>(?:La|Votre) réclamation</);
    expect(body).not.toContain('demande</h2>');
  }
  expect((await send('visitor')).body).toContain(readOrganisation(START).phone);
  const formation = 'Excel (session des 11 et 12 janvier 2027)';
  const { body, html } = await send('adviser', { formation });
  expect(body).toContain(`<h1>Vérification CPF\u00A0: ${formation}, Zoé Le Gall</h1>`);
  expect(html).toContain('<a href="tel:+33639981234">06 39 98 12 34</a>');
});

test('sends neither mail nor login to an unencrypted server on another computer', async () => {
  const smtp = await startSmtp();
  // 0.0.0.0 reaches this computer but does not count as a loopback address.
  const send = smtpSender(smtp.url.replace('127.0.0.1', '0.0.0.0'), 300);
  await expect(send(SAMPLE_MAIL)).rejects.toMatchObject({ kind: 'temporary' });
  expect(smtp.received).toEqual([]);
});

test('writes mails to files that only their owner can read', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'mails-')), 'mails');
  await folderSender(folder)(SAMPLE_MAIL);
  expect((await readdir(folder)).sort()).toEqual(['sample.eml', 'sample.html']);
  expect(await readFile(join(folder, 'sample.html'), 'utf8')).toContain('<h1>Bonjour</h1>');
  await expectPrivate(folder);
  await expectPrivate(join(folder, 'sample.eml'));
});
