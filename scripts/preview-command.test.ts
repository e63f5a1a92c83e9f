import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

test('uses the next free port, prints its address, and stops at SIGTERM', async () => {
  const root = await mkdtemp(join(tmpdir(), 'preview-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), '<h1>Accueil</h1>');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const takenPort = String((other.address() as AddressInfo).port);

  const child = spawn(process.execPath, [resolve('scripts/preview.ts'), '--port', takenPort], { cwd: root });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await vi.waitFor(() => {
    expect(printed).toMatch(/localhost:\d+ /);
  }, 20_000);
  expect(printed).toContain(`Le port ${takenPort} est déjà pris.`);
  const port = /localhost:(\d+)/.exec(printed)?.[1] ?? '';
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('Accueil');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
