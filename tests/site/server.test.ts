import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { isPublic } from '#src/site/publication.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { paths } from '#src/site/paths.ts';
import { type Preview, startPreview } from '../../scripts/preview-server.ts';
import { writtenPolicy } from '../support/built-site.ts';
import { publicFiles, writtenFiles } from '../support/written-content.ts';

let preview: Preview;
beforeAll(async () => {
  preview = await startPreview(process.cwd(), 0);
});
afterAll(() => preview.close());

const get = (path: string): Promise<Response> =>
  fetch(`http://localhost:${preview.port}${path}`, { redirect: 'manual' });

test.each([
  ['/nulle-part', '404 Page Not Found'],
  ['/courses/nulle-part', 'Formation non trouvée'],
  ['/blog/9999', 'Article non trouvé'],
  ['/blog/01', 'Article non trouvé'],
  ['/blog/pas-un-nombre', 'Article non trouvé'],
])('answers %s with status 404 and « %s »', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>\\s*${title}`));
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test.each(['/api/nulle-part', '/api/courses/nulle-part', '/api/blog/9999'])(
  'answers %s with status 404 and JSON',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toHaveProperty('message', expect.stringMatching(/./));
  },
);

test.each(['/api/courses', '/api/courses/excel-fondamentaux', '/api/testimonials', '/api/team-members', '/api/blog/1'])(
  'serves %s as JSON',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toBeTruthy();
  },
);

test.each(['/', '/courses', '/courses?category=Bureautique', '/courses/nulle-part', '/contact', '/about'])(
  'sends %s with security headers',
  async (path) => {
    const response = await get(path);
    const headers = Object.fromEntries(response.headers);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    const policy = writtenPolicy(await response.text());
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).not.toContain('unsafe');
  },
);

test('sends the answers of the function with security headers', async () => {
  const response = await get(paths.apiContact);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('serves calendars as such', async () => {
  const response = await get(paths.agendaCalendar);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
});

test('redirects the long address of an article and a final slash to the one address of the page', async () => {
  const [article] = publicFiles('blog', articleSchema);
  const id = article?.id ?? '';
  for (const [path, target] of [
    [`/blog/${id}`, paths.article(articleNumber(id))],
    ['/courses/', paths.courses],
  ] as const) {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, target]);
  }
});

test('serves no unpublished article, under neither of its addresses', async () => {
  const [article] = writtenFiles('blog', articleSchema).filter(({ data }) => !isPublic(data, new Date()));
  const id = article?.id ?? '';
  for (const path of [`/blog/${id}`, paths.article(articleNumber(id))]) expect((await get(path)).status).toBe(404);
});
