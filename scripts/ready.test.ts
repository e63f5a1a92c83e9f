import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('asks for npm ci if packages are missing, else runs the command', () => {
  const root = mkdtempSync(join(tmpdir(), 'ready-'));
  mkdirSync(join(root, 'scripts'));
  copyFileSync('scripts/ready.mjs', join(root, 'scripts/ready.mjs'));
  writeFileSync(join(root, 'scripts/say.ts'), 'const text: string = "prêt"; console.log(text);');
  const run = () =>
    spawnSync(process.execPath, ['scripts/ready.mjs', 'scripts/say.ts'], { cwd: root, encoding: 'utf8' });
  const { status, stderr } = run();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*lancez «.npm ci.»[^\n]*\n$/)]);
  mkdirSync(join(root, 'node_modules/astro'), { recursive: true });
  expect(run()).toMatchObject({ status: 0, stdout: 'prêt\n' });
});
