import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseText } from '#src/content-model/texts.ts';
import { EDITORIAL_PARTS } from './editorial-parts.ts';

const guide = readFileSync('docs/composants-mdx.md', 'utf8');
const examples = [...guide.matchAll(/^```mdx\n([\s\S]*?)\n```$/gm)].map(([, example = '']) => example);

test.each(Object.keys(EDITORIAL_PARTS))('finds a valid example of %s in the guide', (name) => {
  const example = examples.find((text) => text.startsWith(`<${name}`)) ?? '';
  expect(example).not.toBe('');
  expect(parseText(example, true).problems).toEqual([]);
});
