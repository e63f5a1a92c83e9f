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

/** Their messages show the signs to write; the guide tells of them by what was found. */
const SHOWN = ['code-problems', 'part-problems', 'mdx-problems'];

/** The words of a message that stand in the code: `un contraste de`, `pour 1` of « un contraste de ${ratio} pour 1 ». */
const wordsOf = (message: string): string[] =>
  message
    .split(/\$\{[^}]*\}?|, ou /)
    .map((part) => part.trim())
    .filter((part) => part.length > 6);

test('explains in the editors’ guide what every check of one file against another may say', () => {
  const guide = plain(readFileSync(GUIDE, 'utf8'));
  const pair = /allowed(?::|\s*=)?\s*[^'`]*?(['`])(?<allowed>.*?)\1,\s*mend:\s*[^'`]*?(['`])(?<mend>.*?)\3/g;
  const said = globSync('src/content-model/*-problems.ts')
    .filter((file) => !SHOWN.some((name) => file.endsWith(`${name}.ts`)))
    .flatMap((file) =>
      [...plain(readFileSync(file, 'utf8')).matchAll(pair)].map(({ groups }) => ({
        file,
        words: [groups?.allowed ?? '', groups?.mend ?? ''].flatMap(wordsOf),
      })),
    );
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter(({ words }) => !words.some((part) => guide.includes(part)))).toEqual([]);
});

test('explains in the editors’ guide both messages on colours', () => {
  const guide = plain(readFileSync(GUIDE, 'utf8'));
  const mends = [
    ...plain(readFileSync('src/content-model/brand-problems.ts', 'utf8')).matchAll(/mend: (['`])(.*?)\1/g),
  ];
  expect(mends).toHaveLength(2);
  for (const [, , mend = ''] of mends) for (const words of wordsOf(mend)) expect(guide).toContain(words);
});
