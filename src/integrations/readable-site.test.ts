import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Loads the module in a copy of the content whose `site.yaml` was changed, and gives what a terminal shows. */
async function loadedWith(change: (text: string) => string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'readable-site-'));
  for (const folder of ['content', 'public/images']) cpSync(folder, join(root, folder), { recursive: true });
  const file = join(root, 'content/site.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const load = `import(${JSON.stringify(resolve('src/integrations/readable-site.ts'))}).catch(({ message, stack }) => console.log(message + stack))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', load], { cwd: root });
  return stdout;
}

test('says in French, by file and line, why the facts of the organisation cannot be read', async () => {
  const said = await loadedWith((text) => text.replace(/^ {2}email: .*$/m, '  email: pas-une-adresse'));
  expect(said).toMatch(/content\/site\.yaml:\d+, contact\.email\n/);
  expect(said).not.toMatch(/^ {4}at /m);
});

test('says so of a file that is no YAML', async () => {
  expect(await loadedWith((text) => `${text}\n\t- : [`)).toMatch(/content\/site\.yaml/);
});

test('says nothing of a file that can be read', async () => {
  expect(await loadedWith((text) => text)).toBe('');
});
