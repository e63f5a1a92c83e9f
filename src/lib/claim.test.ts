import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { claim, holderOf } from './claim.ts';

const folder = () => mkdtemp(join(tmpdir(), 'claim-'));
const FILE = '.astro/build.claim.json';

/** Another process that claims the task, and holds it until it is ended. */
async function otherProcess(root: string) {
  const code = `const { claim } = await import(${JSON.stringify(`file://${resolve('src/lib/claim.ts')}`)});
    console.log(claim(process.argv[1], 'build', 'http://localhost:1')?.pid ?? 'claimed');
    process.stdin.on('data', () => process.exit());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, root]);
  onTestFinished(() => void child.kill());
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    pid: child.pid,
    said: said.toString().trim(),
    end: async () => {
      child.stdin.end('end');
      await text(child.stderr);
    },
  };
}

test('gives a task to one process at a time, and to the next once it ends', async () => {
  const root = await folder();
  const other = await otherProcess(root);
  expect(other.said).toBe('claimed');
  expect(claim(root, 'build')).toEqual({ pid: other.pid, url: 'http://localhost:1' });
  expect(holderOf(root, 'build')?.pid).toBe(other.pid);
  expect(claim(root, 'dev-server')).toBeUndefined();
  await other.end();
  expect(existsSync(join(root, FILE))).toBe(false);
  expect(claim(root, 'build')).toBeUndefined();
  expect((await otherProcess(root)).said).toBe(String(process.pid));
});

test.each(['', '{', '{"pid":0,"url":""}', '{"pid":999999999,"url":""}'])(
  'takes over what %j left behind',
  async (left) => {
    const root = await folder();
    await mkdir(join(root, '.astro'));
    await writeFile(join(root, FILE), left);
    expect(holderOf(root, 'build')).toBeUndefined();
    expect(claim(root, 'build', 'u')).toBeUndefined();
    expect(JSON.parse(await readFile(join(root, FILE), 'utf8'))).toEqual({ pid: process.pid, url: 'u' });
  },
);
