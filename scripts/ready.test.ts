import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A project with a command that prints what it was given, in a folder whose name asks for care. */
function project({ hasPackages = true, name = 'éd é %20 [x] (1)' } = {}) {
  const root = join(mkdtempSync(join(tmpdir(), 'ready-')), name);
  mkdirSync(join(root, 'scripts'), { recursive: true });
  copyFileSync('scripts/ready.mjs', join(root, 'scripts/ready.mjs'));
  writeFileSync(
    join(root, 'scripts/say.ts'),
    'const given: string[] = process.argv.slice(2); console.log(given.join());',
  );
  if (hasPackages) {
    mkdirSync(join(root, 'node_modules/astro'), { recursive: true });
    writeFileSync(join(root, 'node_modules/astro/package.json'), '{}');
  }
  return root;
}

function ready(root: string, args: readonly string[], version?: string) {
  const posing = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version ?? ''}' } })`;
  const pose = version === undefined ? [] : ['--import', posing];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...pose, 'scripts/ready.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('runs a command with its options', () => {
  const done = ready(project(), ['scripts/say.ts', '--port', '9000']);
  expect(done).toEqual({ status: 0, stdout: '--port,9000\n', stderr: '' });
});

test('says in a sentence that CONTENT_DIR names no content', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/ready.mjs', 'scripts/content.ts'], {
    env: { ...process.env, CONTENT_DIR: 'nulle-part' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[^\n]*« nulle-part »[^\n]*corrigez ce nom[^\n]*\n$/);
});

test('asks for npm ci where the packages are not installed', () => {
  const { status, stdout, stderr } = ready(project({ hasPackages: false }), ['scripts/say.ts']);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]*lancez «.npm ci.»[^\n]*\n$/);
});

test('asks for another name for a folder that Vite does not find', () => {
  const { status, stdout, stderr } = ready(project({ name: 'site #1' }), ['scripts/say.ts']);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]*«.#.»[^\n]*site #1[^\n]*Renommez[^\n]*\n$/);
});

test.each([
  ['20.20.2', 1],
  ['22.17.0', 1],
  ['22.18.0', 0],
  ['24.21.0', 0],
])('tells Node %s in a sentence whether it is too old', (version, code) => {
  const { status, stderr } = ready(project(), ['scripts/say.ts'], version);
  expect(status).toBe(code);
  if (code === 1) expect(stderr).toMatch(new RegExp(`^[^\\n]*Node.24[^\\n]*Node.${version}[^\\n]*\\n$`));
});
