import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import packageJson from '../../package.json' with { type: 'json' };

const DOCS = globSync(['*.md', 'docs/**/*.md', 'tools/*/*.md', 'tests/**/*.md', '.github/**/*.md']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Searches the documentation for a pattern. Returns one line per match whose first group is not valid. */
const broken = (pattern: RegExp, isValid: (found: string, file: string) => boolean) =>
  DOCS.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .map(([, found = '']) => found)
      .filter((found) => !isValid(found, file))
      .map((found) => `${file}: ${found}`),
  );

test('names only existing files and npm scripts in the documentation', () => {
  expect(DOCS.length).toBeGreaterThan(10);
  const link = /\]\((?!https?:|mailto:|\/)([^)#\s]+)/g;
  expect(broken(link, (target, file) => existsSync(join(dirname(file), target)))).toEqual([]);
  expect(broken(/`((?:src|netlify|scripts|tests|docs)\/[\w./-]+\.\w+)`/g, existsSync)).toEqual([]);
  expect(broken(/npm run (?:-s )?([a-z][\w:-]*)/g, (name) => name in packageJson.scripts)).toEqual([]);
});

test('has the version of the latest release notes', () => {
  const [, latest] = /^## (\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(latest).toBe(packageJson.version);
});
