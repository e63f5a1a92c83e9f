import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

async function builtProject() {
  const root = await mkdtemp(join(tmpdir(), 'preview-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), '<h1>Accueil</h1>');
  return root;
}

function start(root: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [resolve('scripts/preview.ts'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs `npm run preview` until it answers; what it has printed by then, and its port. */
async function served(args: readonly string[], env?: Record<string, string>) {
  const child = start(await builtProject(), args, env);
  let printed = '';
  const port = await new Promise<number>((done, fail) => {
    child.stdout.on('data', (said: Buffer) => {
      printed += said.toString();
      const found = /localhost:(\d+)/.exec(printed)?.[1];
      if (found !== undefined) done(Number(found));
    });
    child.once('exit', () => {
      fail(new Error(printed));
    });
  });
  return { child, port, printed };
}

async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const isAnswered = (host: string, port: number) =>
  new Promise<boolean>((resolveWith) => {
    const socket = connect({ host, port, timeout: 2000 });
    const say = (isConnected: boolean) => () => {
      socket.destroy();
      resolveWith(isConnected);
    };
    socket.once('connect', say(true)).once('error', say(false)).once('timeout', say(false));
  });

const networkAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test('gives way to who has the port, says in one line where it is, and stops when asked', async () => {
  const taken = await takenPort();
  const { child, port, printed } = await served(['--port', String(taken)]);
  expect(printed).toBe(
    `Le port ${taken} est déjà pris.\nLe site est à l’adresse http://localhost:${port} (Ctrl+C pour arrêter).\n`,
  );
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('Accueil');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('answers this computer alone, and the network only when told to', async () => {
  const address = networkAddress();
  const alone = await served([], { PORT: '0' });
  expect(await isAnswered('127.0.0.1', alone.port)).toBe(true);
  if (address === undefined) return;
  expect(await isAnswered(address, alone.port)).toBe(false);
  const open = await served(['--host'], { PORT: '0' });
  expect(await isAnswered(address, open.port)).toBe(true);
});

test('says what to run where there is no site', async () => {
  const root = await mkdtemp(join(tmpdir(), 'preview-'));
  const child = start(root, []);
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(child.exitCode).toBe(2);
  expect(said).toMatch(/^[^\n]*npm run build[^\n]*\n$/);
});
