import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { expect, onTestFinished, test } from 'vitest';
import { leads } from '#tests/support/leads.ts';
import { idLike } from '#tests/support/leads-project.ts';
import { MemoryBlobs } from '#tests/support/memory-store.ts';
import { serveRequests } from '#tests/support/netlify-runtime.ts';
import { sampleRecord } from '#tests/support/request-world.ts';

const TOKEN = 'token-of-an-operator';

/** Simulates Netlify's API, which lists and deletes keys, and signs URLs to read and write. */
async function netlifyApi() {
  const blobs = new MemoryBlobs();
  const url = await serveRequests((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/signed/')) return blobs.fetch(request);
    if (request.headers.get('authorization') !== `Bearer ${TOKEN}`) return new Response(null, { status: 401 });
    const isSigned = request.headers.get('accept') === 'application/json;type=signed-url';
    return isSigned ? Response.json({ url: url + pathname.replace('/api/v1/blobs', '/signed') }) : blobs.fetch(request);
  });
  return { blobs, env: { NETLIFY_API_URL: url, NETLIFY_SITE_ID: 'site', NETLIFY_AUTH_TOKEN: TOKEN } };
}

test('works on the store of the site through the API, with conditional writes', async () => {
  const { blobs, env } = await netlifyApi();
  const put = (id: string, prefix = '', store = 'contact') =>
    blobs.write(`${store}/${prefix}2026-11/${idLike(id)}`, JSON.stringify(sampleRecord({ id: idLike(id) })));
  put('aaaa1111');
  put('bbbb2222', 'suspects/');
  put('cccc3333', '', 'contact-preview');
  const run = (...args: string[]) => leads('/nowhere', args, { env });
  expect((await run('list')).store).toBe('Demandes lues\u00A0: le site en ligne (production), NETLIFY_SITE_ID=site.\n');
  expect((await run('list')).out).toMatch(/aaaa1111.*\n\n1 demande\nÀ l’écart\u00A0: 1 demande/);
  expect(await run('handled', 'aaaa')).toMatchObject({ code: 0, err: '' });
  expect(await run('resend', 'aaaa')).toMatchObject({ code: 0 });
  expect(blobs.records()[1]).toMatchObject({ handledAt: '2026-11-21T09:00:00.000Z' });
  expect(await run('release', 'bbbb', '--yes')).toMatchObject({ code: 0 });
  expect((await run('check')).out).toContain('une deuxième a été refusée, et tout est effacé');
  const ids = ['aaaa1111', 'bbbb2222'].map((id) => `contact/2026-11/${idLike(id)}`);
  const marks = ids.map((path) => path.replace('/', '/open/'));
  expect(blobs.paths()).toEqual([`contact-preview/2026-11/${idLike('cccc3333')}`, ...ids, ...marks]);
  expect((await run('forget', 'aaaa1111', 'bbbb2222', 'cccc3333', '--yes')).out).toContain('3 demandes');
  expect(blobs.paths()).toEqual([]);
  const wrong = await leads('/nowhere', ['list'], { env: { ...env, NETLIFY_AUTH_TOKEN: 'other' } });
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('Netlify refuse l’accès') as string });
});

test('confirms conditional writes on the development server of Netlify', async () => {
  const server = new BlobsServer({ directory: await mkdtemp(join(tmpdir(), 'blobs-')), token: TOKEN });
  const { address } = await server.start();
  onTestFinished(() => server.stop());
  const env = { NETLIFY_API_URL: address, NETLIFY_SITE_ID: 'site', NETLIFY_AUTH_TOKEN: TOKEN };
  expect((await leads('/nowhere', ['check'], { env })).out).toContain('une deuxième a été refusée');
});
