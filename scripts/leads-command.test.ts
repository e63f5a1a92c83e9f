import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('says where it looked when it is run outside of the site’s folder', () => {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'elsewhere-')));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/leads.ts'), 'list'], {
    cwd,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${cwd} n’est pas le dossier du site`);
});
