import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LocalBlobs, serveBlobs } from '#netlify/local/local-blobs.ts';
import { FUNCTIONS_FOLDER } from '#src/site/function-files.ts';
import { paths } from '#src/site/paths.ts';
import { contact, contactForm } from '#tests/support/contact-requests.ts';
import { startSmtp } from '#tests/support/netlify-runtime.ts';
import { answerAt } from '../support/built-site.ts';

test('serves mirrors, calendars and programmes with their media types', async () => {
  const typeOf = async (path: string) => (await answerAt(path)).headers.get('content-type');
  for (const path of ['/api/courses', '/api/courses/excel-fondamentaux', '/api/blog/1'])
    expect(await typeOf(path)).toMatch(/^application\/json/);
  expect(await typeOf(paths.agendaCalendar)).toBe('text/calendar; charset=utf-8');
  const { headers } = await answerAt(paths.courseProgramme('excel-fondamentaux'));
  expect([headers.get('content-type'), headers.get('x-robots-tag')]).toEqual(['application/pdf', 'noindex']);
});

test('answers unknown addresses with status 404', async () => {
  const response = await answerAt('/nulle-part');
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/<h1[^>]*>\s*404 Page Not Found/);
});

test('redirects final slashes, and answers unknown addresses of the API with a message', async () => {
  expect((await answerAt('/courses/')).headers.get('location')).toBe(paths.courses);
  expect(await (await answerAt('/api/nulle-part')).json()).toHaveProperty('message', expect.stringMatching(/./));
});

/** Copies only the bundles to a folder outside the project. `call` runs one bundle, with a store and a mail server. */
async function deployed() {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'));
  await cp(FUNCTIONS_FOLDER, folder, { recursive: true });
  const smtp = await startSmtp();
  const { context, stop } = await serveBlobs(new LocalBlobs());
  onTestFinished(stop);
  const env = {
    NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64'),
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
    const [answer] = (await once(child, 'message')) as [{ status?: number; body?: string }];
    return answer;
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
  // An invalid sender makes the first delivery fail, so the request waits for the sweep.
  const post = postTo(JSON.stringify(contact), 'application/json');
  expect(await call('contact', post, { MAIL_FROM: 'personne' })).toMatchObject({ status: 201 });
  expect(received).toEqual([]);
  await call('sweep');
  expect(received.map(({ to }) => to.join()).sort()).toEqual(['conseil@exemple.example', contact.email]);
  expect(received.map(({ raw }) => raw).join('')).toContain('Le Gall');
});

test('answers an invalid form post with a page that keeps the typed values', async () => {
  const { call } = await deployed();
  const fields = new URLSearchParams({ ...contactForm, email: 'zoe$&' });
  const { status, body } = await call('contact', postTo(fields.toString(), 'application/x-www-form-urlencoded'));
  expect(status).toBe(422);
  expect(body).toContain('Votre demande est à corriger');
  expect(body).toContain('value="zoe$&amp;"');
  expect(body).toContain('<footer');
});
