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

let replaced = 0;

/** Replaces the second word of a text by the next odd word. Keeps texts with few words: codes, choices and addresses. */
function withOddWord(text: string, minWords = 5): string {
  const words = text.split(' ');
  if (words.filter((word) => /^\p{L}{2,}/u.test(word)).length < minWords || /\{\{|:\/\/|[|~*\n]|\d{4}/.test(text))
    return text;
  words[1] = ODD_WORDS[replaced % ODD_WORDS.length] ?? '';
  replaced += 1;
  return words.join(' ').slice(0, text.length);
}

function withOddYaml(source: string): string {
  const document = parseDocument(source);
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isScalar(value) && typeof value.value === 'string')
        value.value = withOddWord(value.value, isScalar(key) && key.value === 'title' ? 2 : 5);
    },
    Seq: (_, { items }) => {
      for (const item of items)
        if (isScalar(item) && typeof item.value === 'string') item.value = withOddWord(item.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

test('builds content with odd words in every text', async () => {
  const root = await projectCopy(resolve('.'), 'odd-text');
  for (const { name, parentPath } of readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })) {
    const path = join(parentPath, name);
    if (!/\.(yaml|mdx?)$/.test(name)) continue;
    const source = readFileSync(path, 'utf8');
    const [, matter = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
    const yaml = withOddYaml(matter);
    const lines = body?.split('\n').map((line) => (/^\p{L}/u.test(line) ? withOddWord(line) : line));
    writeFileSync(path, lines ? `---\n${yaml}---\n${lines.join('\n')}` : yaml);
  }
  expect(replaced).toBeGreaterThan(1000);
  expect(await buildCopy(root)).not.toMatch(/error/i);
});
