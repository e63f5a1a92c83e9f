import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

function checked(file: string, change: (text: string) => string, env: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'check-content-'));
  for (const folder of ['content', 'public', 'docs']) cpSync(folder, join(root, folder), { recursive: true });
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  const options = { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/check-content.ts')], options);
  return { status, stderr };
}

test('stops a production build for an unlawful claim, but not a preview', () => {
  const claim = (text: string) => `${text}\nCette formation est gratuite grâce au CPF.\n`;
  const file = 'content/courses/excel-fondamentaux.md';
  const stopped = checked(file, claim);
  expect(stopped.status).toBe(1);
  expect(stopped.stderr).toContain(file);
  expect(checked(file, claim, { CONTEXT: 'deploy-preview' }).status).toBe(0);
});

test('deploys sample values only if a named person has accepted them', () => {
  const deploy = { NETLIFY: 'true', CONTEXT: 'production' };
  const unaccepted = (text: string) => text.replace(/^samplesAcceptedBy:\n {2}.*\n {2}.*\n/m, '');
  const stopped = checked('content/site.yaml', unaccepted, deploy);
  expect(stopped.status).toBe(1);
  expect(stopped.stderr).toMatch(/content\/site\.yaml:\d+, contact\.phone\n.*«[^]*samplesAcceptedBy/);
  expect(checked('content/site.yaml', (text) => text, deploy).status).toBe(0);
});
