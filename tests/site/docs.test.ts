import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import packageJson from '../../package.json' with { type: 'json' };

const DOCS = execFileSync('git', ['ls-files', '*.md', ':!content', ':!examples', ':!scripts'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('links only existing files in the documentation', () => {
  const broken = DOCS.flatMap(({ file, text }) =>
    [...text.replaceAll(/```[^]*?```|`[^`]*`/g, '').matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('names only existing npm scripts in the documentation', () => {
  const unknown = DOCS.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in packageJson.scripts))
      .map((name) => `${file}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('names only existing source files in the documentation', () => {
  const missing = DOCS.flatMap(({ file, text }) =>
    [...text.matchAll(/`((?:src|netlify|scripts|tests|docs)\/[\w./-]+\.\w+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
