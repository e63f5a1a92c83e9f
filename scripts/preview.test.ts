import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storeName } from '#netlify/requests/blobs.ts';
import { openKey } from '#netlify/requests/keys.ts';
import { Records } from '#netlify/requests/records.ts';
import { sampleRecord } from '#tests/support/request-world.ts';
import { contact } from '#tests/support/contact-requests.ts';
import { startSmtp } from '#tests/support/netlify-runtime.ts';
import { localStore, openLocalBlobs } from '#netlify/local/local-blobs.ts';
import * as contactFunction from '#netlify/entries/contact/contact.ts';
import * as sweepFunction from '#netlify/entries/sweep/sweep.ts';
import { startPreview } from './preview-server.ts';

const FUNCTIONS = { contact: () => Promise.resolve(contactFunction), sweep: () => Promise.resolve(sweepFunction) };

const FILES = {
  'netlify.toml': [
    '[[redirects]]\nfrom = "/courses"\nquery = { category = "Intelligence Artificielle" }\nto = "/courses/ia"\nstatus = 200\nforce = true',
    '[[redirects]]\nfrom = "/api/*"\nto = "/api/not-found.json"\nstatus = 404',
    '[[redirects]]\nfrom = "/courses/*"\nto = "/formation-non-trouvee"\nstatus = 404',
  ].join('\n\n'),
  'dist/_redirects': '/ancien /courses 301\n',
  'dist/_headers': '/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'dist/index.html': '<h1>Accueil</h1>',
  'dist/404.html': '<h1>Page introuvable</h1>',
  'dist/courses.html': '<h1>Formations</h1>',
  'dist/courses/ia.html': '<h1>Intelligence Artificielle</h1>',
  'dist/formation-non-trouvee.html': '<h1>Formation non trouvée</h1>',
  'dist/api/not-found.json': '{"message":"Introuvable"}',
  'dist/_astro/app.js': 'go();'.repeat(200),
  'secret.txt': 'secret',
};

async function preview({ smtp = 'smtp://127.0.0.1:1', sweepMs = 60_000 } = {}) {
  // Without this variable, mails would go to the folder of this project.
  vi.stubEnv('SMTP_URL', smtp);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const root = await mkdtemp(join(tmpdir(), 'preview-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const { port, close } = await startPreview(root, 0, { functions: FUNCTIONS, sweepMs });
  onTestFinished(close);
  // Hides the log of the function.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return {
    root,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

const ANSWERS = [
  ['/', 200, '<h1>Accueil</h1>'],
  ['/courses', 200, '<h1>Formations</h1>'],
  ['/courses/ia', 200, '<h1>Intelligence Artificielle</h1>'],
  ['/courses/autre', 404, '<h1>Formation non trouvée</h1>'],
  ['/autre', 404, '<h1>Page introuvable</h1>'],
  ['/api/autre', 404, '{"message":"Introuvable"}'],
  ['/%E0%A4%A', 404, '<h1>Page introuvable</h1>'],
  ['/%2e%2e/secret.txt', 404, '<h1>Page introuvable</h1>'],
  ['/..%2fsecret.txt', 404, '<h1>Page introuvable</h1>'],
] as const;

test('serves pages without extension, and 404 pages for unknown paths', async () => {
  const { get } = await preview();
  const answers = ANSWERS.map(async ([path]) => {
    const response = await get(path);
    return [path, response.status, await response.text()];
  });
  expect(await Promise.all(answers)).toEqual(ANSWERS);
});

test('follows the redirects of netlify.toml and _redirects', async () => {
  const { get } = await preview();
  expect(await (await get('/courses?category=Intelligence%20Artificielle')).text()).toContain(
    'Intelligence Artificielle',
  );
  expect(await (await get('/courses?category=Autre')).text()).toContain('Formations');
  for (const [path, location] of [
    ['/ancien', '/courses'],
    ['/courses/?q=excel', '/courses?q=excel'],
    // A path must not redirect to another host.
    ['//ailleurs.example/..%2fcourses/', '/ailleurs.example/..%2fcourses'],
    ['/\\ailleurs.example/..%2fcourses/', '/ailleurs.example/..%2fcourses'],
  ] as const) {
    const response = await get(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  }
});

test('sends the headers of _headers with every page, including 404 pages', async () => {
  const { get } = await preview();
  for (const path of ['/courses', '/autre', '/courses/autre']) {
    const { headers } = await get(path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public,max-age=0,must-revalidate');
  }
  expect((await get('/_astro/app.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('compresses text, and answers 304 for a cached page', async () => {
  const { get } = await preview();
  const script = await get('/_astro/app.js', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toBe(FILES['dist/_astro/app.js']);
  const etag = (await get('/courses')).headers.get('etag') ?? '';
  expect((await get('/courses', { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await get('/courses', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('delivers the requests that an earlier preview left open', async () => {
  const { url: smtp, received } = await startSmtp();
  const { root } = await preview({ smtp, sweepMs: 500 });
  const blobs = openLocalBlobs(root);
  const now = new Date().toISOString();
  const tasks = { visitor: { state: 'waiting' as const, attempts: 0, at: now } };
  const record = sampleRecord({ createdAt: now, tasks });
  const records = new Records(() => localStore(storeName('dev'), blobs.fetch));
  const key = `${now.slice(0, 7)}/${record.id}`;
  await records.mark(openKey(key), new Date());
  await records.create(key, record);
  await vi.waitFor(() => {
    expect(received).toHaveLength(1);
  }, 20_000);
  expect(received[0]?.to).toEqual([contact.email]);
});
