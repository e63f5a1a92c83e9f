import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

/** Runs `npm run preview` as its script does, until it ends by itself. */
async function preview(port: string) {
  const root = await mkdtemp(join(tmpdir(), 'preview-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), '<h1>Accueil</h1>');
  const env = { ...process.env, PORT: port };
  const child = spawn(process.execPath, [resolve('scripts/preview.ts')], { cwd: root, env });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

test.each(['127.0.0.1', '0.0.0.0'])('says in one line that a port is taken on %s, and fails', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  expect(await preview(port)).toEqual({
    code: 1,
    out: '',
    err: `Port ${port} is already taken: stop what listens there, or choose another, PORT=9000 npm run preview.\n`,
  });
});

test('says in one line that a port is none, and fails', async () => {
  expect(await preview('no')).toEqual({ code: 1, out: '', err: 'PORT must be a port number, not "no".\n' });
});
