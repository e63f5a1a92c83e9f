import { createServer, type RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { createServer as createVite } from 'vite';
import { ownComputer } from './own-computer.ts';

const OTHERS = Object.values(networkInterfaces())
  .flat()
  .find((one) => one !== undefined && !one.internal && one.family === 'IPv4')?.address;

/** The development server as `--host` opens it, with an editor that only counts. */
async function open() {
  const opened: string[] = [];
  const vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [
      ownComputer(),
      {
        name: 'editor',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response) => {
            opened.push(request.originalUrl ?? '');
            response.end();
          });
        },
      },
    ],
  });
  const server = createServer(vite.middlewares as RequestListener).listen(0, '0.0.0.0');
  onTestFinished(async () => {
    server.close();
    await vite.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const ask = async (host: string, path: string, site: string) =>
    (await fetch(`http://${host}:${port}${path}`, { headers: { 'Sec-Fetch-Site': site } })).status;
  return { ask, opened };
}

const FILE = '/__open-in-editor?file=nothing.ts';

test('lets no other site open a file in the editor of this computer', async () => {
  const { ask, opened } = await open();
  for (const site of ['cross-site', 'same-site', 'none']) expect(await ask('127.0.0.1', FILE, site), site).toBe(403);
  expect(opened).toEqual([]);
  expect(await ask('127.0.0.1', FILE, 'same-origin')).toBe(200);
  expect(opened).toEqual([FILE]);
});

test.skipIf(OTHERS === undefined)('nor a neighbour who says that his page is ours', async () => {
  const { ask, opened } = await open();
  expect(await ask(OTHERS ?? '', FILE, 'same-origin')).toBe(403);
  expect(opened).toEqual([]);
});
