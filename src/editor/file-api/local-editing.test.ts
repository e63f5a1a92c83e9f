import { createServer, request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FileApi } from './file-api.ts';
import { Refusal } from './refusal.ts';
import { serveFileApi } from './local-editing.ts';

const WISH = JSON.stringify({ action: 'getEntry', params: { branch: 'main', path: 'content/site.yaml' } });

/** A server on a free port, and what it answers to a request of its own page, but for the headers given. */
async function serve(api: FileApi) {
  const report = vi.fn();
  const server = createServer(serveFileApi(api, report));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const host = `localhost:${port}`;
  const ask = (headers: Record<string, string> = {}, { body = WISH, method = 'POST' } = {}) =>
    new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      const own = { host, origin: `http://${host}`, 'content-type': 'application/json; charset=utf-8' };
      const sent = request({ port, host: '127.0.0.1', method, headers: { ...own, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          resolve({ status: response.statusCode, body: JSON.parse(text) });
        });
      });
      sent.on('error', reject).end(method === 'GET' ? undefined : body);
    });
  return { ask, port, report };
}

const echo: FileApi = (request) => Promise.resolve(request.action);

test('answers its own page on this computer', async () => {
  const { ask, port } = await serve(echo);
  expect(await ask()).toEqual({ status: 200, body: 'getEntry' });
  const host = `127.0.0.1:${port}`;
  expect(await ask({ host, origin: `http://${host}` })).toMatchObject({ status: 200 });
});

test.each([
  ['another site', { origin: 'https://attaque.example' }],
  ['another server of this computer', { origin: 'http://localhost:3000' }],
  ['a name that points here', { host: 'attaque.example:8888', origin: 'http://attaque.example:8888' }],
  ['a name that begins like ours', { host: 'localhost.attaque.example', origin: 'http://localhost.attaque.example' }],
  ['no page at all', { origin: '' }],
])('refuses the pages of %s', async (_whose, headers) => {
  const api = vi.fn(echo);
  const { ask } = await serve(api);
  expect(await ask(headers)).toMatchObject({ status: 403 });
  expect(api).not.toHaveBeenCalled();
});

test('refuses what a form of another site could send, and what it does not understand', async () => {
  const { ask } = await serve(echo);
  expect(await ask({ 'content-type': 'text/plain' })).toMatchObject({ status: 400 });
  expect(await ask({}, { method: 'GET' })).toMatchObject({ status: 400 });
  expect(await ask({}, { body: '{' })).toMatchObject({ status: 400 });
  expect(await ask({}, { body: '{"action":"format"}' })).toMatchObject({ status: 400 });
});

test('refuses a file too large to be read', async () => {
  const { ask } = await serve(echo);
  expect(await ask({}, { body: ' '.repeat(31 * 1024 * 1024) })).toMatchObject({ status: 413 });
});

test('tells the editor why something is refused, where the screen shows it', async () => {
  const { ask, report } = await serve(() => Promise.reject(new Refusal('Titre trop long.')));
  expect(await ask()).toEqual({ status: 422, body: { error: 'Titre trop long.', problems: [] } });
  expect(report).not.toHaveBeenCalled();
});

test('reports a failure of its own to the terminal, not to the page', async () => {
  const failure = new Error('EACCES /home/nadia');
  const { ask, report } = await serve(() => Promise.reject(failure));
  const { status, body } = await ask();
  expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('EACCES')]);
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
});
