import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { buildCopy, projectCopy } from '../support/project-copy.ts';

/** Texts that people paste: emoji, symbols, other scripts, special spaces, Word's private characters, long words. */
const ODD_WORDS =
  '🚀 👩🏽‍💻 ✅ ① ½ ñ œ ≥ → 日本語 العربية עברית \u200B \u202F \u00AD \uF0B7 \uFEFF &amp; \\ " # * _ ` | $x$ @ % e\u0301 pneumonoultramicroscopicsilicovolcanoconiosis'.split(
    ' ',
  );

/** Returns a function for numbers from 0 to `below - 1`. Equal seeds give equal numbers (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Replaces random words of a text, except the first. Keeps texts with few words: codes, choices and addresses. */
function withOddWords(text: string, random: (below: number) => number, minWords: number): string {
  const words = text.split(' ');
  if (words.filter((word) => /^\p{L}{2,}/u.test(word)).length < minWords || /\{\{|:\/\/|[|~*\n]|\d{4}/.test(text))
    return text;
  for (let count = random(3); count >= 0; count -= 1)
    words[1 + random(words.length - 1)] = ODD_WORDS[random(ODD_WORDS.length)] ?? '';
  return words.join(' ').slice(0, text.length);
}

function withOddYaml(source: string, random: (below: number) => number): string {
  const document = parseDocument(source);
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(value) || typeof value.value !== 'string') return;
      value.value = withOddWords(value.value, random, isScalar(key) && key.value === 'title' ? 2 : 5);
    },
    Seq: (_, { items }) => {
      for (const item of items)
        if (isScalar(item) && typeof item.value === 'string') item.value = withOddWords(item.value, random, 5);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Writes odd words into all fields and bodies of a content folder. */
function writeOddWords(folder: string, random: (below: number) => number): void {
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(parentPath, name);
    if (!/\.(yaml|mdx?)$/.test(name)) continue;
    const source = readFileSync(path, 'utf8');
    const [, matter = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
    const yaml = withOddYaml(matter, random);
    const lines = body?.split('\n').map((line) => (/^\p{L}/u.test(line) ? withOddWords(line, random, 5) : line));
    writeFileSync(path, lines ? `---\n${yaml}---\n${lines.join('\n')}` : yaml);
  }
}

// Each build reads about 90 content files.
test.each([1, 2, 3, 4])('builds content with odd words in every text (seed %i)', async (seed) => {
  const root = await projectCopy(resolve('.'), 'odd-text');
  writeOddWords(join(root, 'content'), randomNumbers(seed));
  expect(await buildCopy(root)).not.toMatch(/error/i);
});
