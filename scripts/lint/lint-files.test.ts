import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ESLint, Rule } from 'eslint';
import { expect, test } from 'vitest';
import { lintFiles } from './lint-files.ts';

test('forgets what it held against a file once another file is mended', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'lint-'));
  const fault = join(cwd, 'fault.txt');
  const rule: Rule.RuleModule = {
    create: (context) => ({
      Program: (node) => {
        if (existsSync(fault)) context.report({ node, message: 'A type that cannot be resolved.' });
      },
    }),
  };
  const options: ESLint.Options = {
    cwd,
    cache: true,
    cacheStrategy: 'content',
    cacheLocation: join(cwd, '.cache/'),
    overrideConfigFile: true,
    overrideConfig: { plugins: { sample: { rules: { rule } } }, rules: { 'sample/rule': 'error' } },
  };
  const faulty = async () => (await lintFiles(options)).map(({ filePath }) => basename(filePath));
  writeFileSync(join(cwd, 'uses.js'), 'export {};\n');
  writeFileSync(fault, '');
  expect(await faulty()).toEqual(['uses.js']);
  rmSync(fault);
  expect(await faulty()).toEqual([]);
});
