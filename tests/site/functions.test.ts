import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { FUNCTIONS_FOLDER } from '#src/site/function-files.ts';
import { startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { contact, contactForm } from '#tests/support/contact-requests.ts';
import { startSmtp } from '#tests/support/netlify-runtime.ts';

const answerSchema = z.object({ status: z.number().optional(), body: z.string().optional() });

/** The bundles alone in a folder outside the project, with a store and a mail server; `call` runs one of them in plain Node. */
async function deployed() {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  await cp(FUNCTIONS_FOLDER, folder, { recursive: true });
  const smtp = await startSmtp();
  const { url, token, stop } = await startLocalBlobs(join(folder, 'blobs'));
  onTestFinished(stop);
  const access = { siteID: 'site', token, edgeURL: url, uncachedEdgeURL: url, deployID: '0' };
  const env = {
    NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(access)).toString('base64'),
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@exemple.example',
    MAIL_TO: 'conseil@exemple.example',
  };
  const call = async (name: string, init: RequestInit = {}, settings: Partial<typeof env> = {}) => {
    const child = fork(resolve('tests/support/run-function.ts'), {
      cwd: folder,
      env: { ...env, ...settings, CALL: JSON.stringify({ file: `${name}.mjs`, init }) },
      execArgv: [],
    });
    const [answer] = (await once(child, 'message')) as [unknown];
    return answerSchema.parse(answer);
  };
  return { call, received: smtp.received };
}

const postTo = (body: string, type: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
});

test('stores a request and delivers it at the next sweep', async () => {
  const { call, received } = await deployed();
  // With a wrong sender, the first delivery has to wait for the sweep.
  const post = postTo(JSON.stringify(contact), 'application/json');
  expect(await call('contact', post, { MAIL_FROM: 'personne' })).toMatchObject({ status: 201 });
  expect(received).toEqual([]);
  await call('sweep');
  expect(received.map(({ to }) => to.join()).sort()).toEqual(['conseil@exemple.example', contact.email]);
  expect(received.map(({ raw }) => raw).join('')).toContain('Le Gall');
});

test('answers a wrong form post by the page of the site, with what was typed', async () => {
  const { call } = await deployed();
  const fields = new URLSearchParams({ ...contactForm, email: 'zoe@' });
  const { status, body } = await call('contact', postTo(fields.toString(), 'application/x-www-form-urlencoded'));
  expect(status).toBe(422);
  expect(body).toContain('Votre demande est à corriger');
  expect(body).toContain('value="zoe@"');
  expect(body).toContain('<footer');
});
