import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BuiltSite } from './preview-site.ts';

const FILES = {
  'netlify.toml':
    '[[redirects]]\nfrom = "/courses"\nquery = { category = "Intelligence Artificielle" }\nto = "/courses/ia"\nstatus = 200\nforce = true',
  'dist/_redirects': '/ancien /courses 301\n/api/* /api/not-found.json 404\n',
  'dist/_headers': '/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'dist/index.html': '<h1>Accueil</h1>',
  'dist/404.html': '<h1>Page introuvable</h1>',
  'dist/courses.html': '<h1>Formations</h1>',
  'dist/courses/ia.html': '<h1>Intelligence Artificielle</h1>',
  'dist/api/not-found.json': '{"message":"Introuvable"}',
  'dist/_astro/app.js': 'go();'.repeat(200),
  'secret.txt': 'secret',
};

const root = await mkdtemp(join(tmpdir(), 'preview-'));
for (const [name, content] of Object.entries(FILES)) {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
}
const site = new BuiltSite(root);
const get = (path: string, init?: RequestInit) => site.answer(new Request(`http://localhost${path}`, init));

test.each([
  ['/', 200, '<h1>Accueil</h1>'],
  ['/courses', 200, '<h1>Formations</h1>'],
  ['/courses/ia', 200, '<h1>Intelligence Artificielle</h1>'],
  ['/courses?category=Intelligence%20Artificielle', 200, '<h1>Intelligence Artificielle</h1>'],
  ['/courses?category=Autre', 200, '<h1>Formations</h1>'],
  ['/autre', 404, '<h1>Page introuvable</h1>'],
  ['/api/autre', 404, '{"message":"Introuvable"}'],
  ['/%E0%A4%A', 404, '<h1>Page introuvable</h1>'],
  ['/%2e%2e/secret.txt', 404, '<h1>Page introuvable</h1>'],
  ['/..%2fsecret.txt', 404, '<h1>Page introuvable</h1>'],
])('answers %s with status %i and %s', async (path, status, text) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test.each([
  ['/ancien', '/courses'],
  ['/courses/?q=excel', '/courses?q=excel'],
  // A path must not redirect to another host.
  ['//ailleurs.example/..%2fcourses/', '/ailleurs.example/..%2fcourses'],
  ['/\\ailleurs.example/..%2fcourses/', '/ailleurs.example/..%2fcourses'],
])('redirects %s to %s', async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
});

test('compresses text, and answers 304 for a cached page', async () => {
  const script = await get('/_astro/app.js', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = (await get('/courses')).headers.get('etag') ?? '';
  expect((await get('/courses', { headers: { 'if-none-match': etag } })).status).toBe(304);
});
