import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ESLint, Linter, Rule } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
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

test('says of a file no more than what is wrong with it: the second look knows its types too', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'lint-'));
  writeFileSync(join(cwd, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "include": ["."] }');
  writeFileSync(join(cwd, 'text.ts'), 'export const text: string = String(1);\n');
  writeFileSync(join(cwd, 'uses.ts'), "import { text } from './text';\nexport const other = (await text).trim();\n");
  const results = await lintFiles({
    cwd,
    overrideConfigFile: true,
    overrideConfig: [
      ...tseslint.configs.recommendedTypeChecked,
      { languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: cwd } } },
    ] as Linter.Config[],
  });
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([
    '@typescript-eslint/await-thenable',
  ]);
});

test('runs no configuration but the project’s own, wherever another lies', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'lint-'));
  const mark = join(cwd, 'run');
  writeFileSync(join(cwd, 'eslint.config.js'), 'module.exports = [{ rules: { "no-empty": "error" } }];\n');
  for (const folder of ['content', 'content/brand', 'examples/other']) {
    mkdirSync(join(cwd, folder), { recursive: true });
    writeFileSync(
      join(cwd, folder, 'eslint.config.js'),
      `require('node:fs').writeFileSync(${JSON.stringify(mark)}, '');\nmodule.exports = [];\nif (mark) {}\n`,
    );
  }
  const faulty = await lintFiles({ cwd });
  expect(faulty).toHaveLength(3);
  expect(existsSync(mark)).toBe(false);
});
