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

test('gives a task to one of two processes that ask in the same moment', async () => {
  const ROUNDS = 40;
  const base = await folder();
  const code = `const { claim } = await import(${JSON.stringify(`file://${resolve('src/lib/claim.ts')}`)});
    process.setMaxListeners(0);
    const said = Array.from({ length: ${String(ROUNDS)} }, (_, round) => {
      while (Date.now() < Number(process.argv[2]) + 3 * round);
      return claim(process.argv[1] + '/' + round, 'build') === undefined ? 1 : 0;
    });
    console.log(said.join());
    process.stdin.on('data', () => process.exit());`;
  // A claim that a killed process has left is taken over by one of them, too.
  for (let round = 0; round < ROUNDS; round += 2) {
    await mkdir(join(base, String(round), '.astro'), { recursive: true });
    await writeFile(join(base, String(round), FILE), '{"pid":999999999,"url":""}');
  }
  const start = String(Date.now() + 1000);
  const said = await Promise.all(
    [1, 2].map(async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', code, base, start]);
      onTestFinished(() => void child.kill());
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      return line.toString().split(',').map(Number);
    }),
  );
  expect(said[0]?.map((one, round) => one + (said[1]?.[round] ?? 0))).toEqual(Array.from({ length: ROUNDS }, () => 1));
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
