import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GUIDE = 'docs/guide-redaction.md';

/** Shorter ones stand anywhere. */
const TELLING = 3;

const plain = (text: string): string => text.replaceAll(/\\u(00a0|202f)|[\u00a0\u202f]/g, ' ');

const sources = globSync('{src,scripts}/**/*.{ts,astro}', { exclude: ['**/*.test.ts'] })
  .map((file) => plain(readFileSync(file, 'utf8')))
  .join('\n');

/** The messages of the guide's tables: what stands between accents in the first column. */
const messages = readFileSync(GUIDE, 'utf8')
  .split('## Les messages d’erreur')[1]
  ?.split('\n')
  .flatMap((row) =>
    [...(/^\| (`.*?) +\|/.exec(row)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, message = '']) => message),
  );

test('explains in the editors’ guide messages that the site really gives', () => {
  const missing = (message: string) =>
    plain(message)
      .split('…')
      .map((part) => part.trim())
      .filter((part) => part.length >= TELLING && !sources.includes(part));
  expect(messages?.length).toBeGreaterThan(40);
  expect(messages?.flatMap(missing)).toEqual([]);
});
