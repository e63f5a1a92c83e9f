import { mkdtempSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer, request, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServer as createVite } from 'vite';
import { inertFiles } from './inert-files.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const PAGES = new Set(['/', '/about', '/admin', '/embed/cpf', '/programmes/excel.pdf']);

/** The development server of a project with files that nobody has checked. */
async function open() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'inert-files-')));
  mkdirSync(join(root, 'content/images'), { recursive: true });
  for (const name of ['schema.svg', 'page.htm', 'page.xhtml', 'page.xml', 'page'])
    writeFileSync(join(root, 'content/images', name), DRAWING);
  const vite = await createVite({
    root,
    appType: 'custom',
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [
      {
        name: 'pages',
        configureServer: ({ middlewares }) => {
          middlewares.use((incoming, response, next) => {
            if (PAGES.has((incoming.url ?? '').replace(/\?.*/, ''))) response.end('a page');
            else if (incoming.url?.includes('schema.svg') === true && !incoming.url.includes('content'))
              response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(DRAWING);
            else next();
          });
        },
      },
      inertFiles(),
    ],
  });
  const server = createServer(vite.middlewares as RequestListener).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.close();
    await vite.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  // Not `fetch`, which spells addresses its own way.
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; policy: unknown; sniffing: unknown }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path }, (answer) => {
        answer.resume();
        const { 'content-security-policy': policy, 'x-content-type-options': sniffing } = answer.headers;
        resolve({ status: answer.statusCode, policy, sniffing });
      })
        .on('error', reject)
        .end();
    });
  return { ask, root };
}

test('lets no file of content do anything when it is opened by its address, however that is spelled', async () => {
  const { ask, root } = await open();
  const addresses = [
    '/images/schema.svg',
    '//images/schema.svg',
    '/%69mages/schema.svg',
    '/images/schema.svg?import',
    '/content/images/schema.svg',
    '/content/images/page.htm',
    '/content/images/page%2ehtm',
    '/content/images/page%252ehtm',
    '/content/images/page.xhtml?x=/about',
    '/content/images/page.xml',
    `/@fs${root}/content/images/page.htm`,
    `/@fs${root}/content/images/page.htm/`,
  ];
  let answered = 0;
  for (const address of addresses) {
    const { status, policy, sniffing } = await ask(address);
    // Nothing of ours says that there is no such file.
    if (status !== 404) answered += 1;
    const expected = status === 404 ? "default-src 'none'" : "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    expect([address, policy, sniffing]).toEqual([address, expected, 'nosniff']);
  }
  expect(answered).toBeGreaterThanOrEqual(8);
});

test('gives a file without an ending no type that a browser could run', async () => {
  const { ask } = await open();
  expect(await ask('/content/images/page')).toMatchObject({ sniffing: 'nosniff' });
});

test('lets nobody frame a page, the editors’ screen among them, and leaves it as it is otherwise', async () => {
  const { ask } = await open();
  for (const address of ['/', '/about', '/about?q=a.b', '/admin'])
    expect([address, (await ask(address)).policy]).toEqual([address, "frame-ancestors 'none'"]);
  expect((await ask('/embed/cpf')).policy).toBe("frame-ancestors 'self'");
});

test('leaves programmes as they are', async () => {
  const { ask } = await open();
  expect((await ask('/programmes/excel.pdf')).policy).toBeUndefined();
});
