import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partProblems } from '#src/content-model/part-problems.ts';
import { PART_EXAMPLES } from './part-examples.ts';

const shown = readFileSync('docs/composants-mdx.md', 'utf8').replaceAll(/\s+/g, ' ');

test.each(Object.entries(PART_EXAMPLES))('offers a sound %s, the one that the guide shows', (name, { example }) => {
  expect(partProblems('content/blog/1-essai.mdx', example)).toEqual([]);
  expect(example.startsWith(`<${name}`)).toBe(true);
  expect(shown).toContain(example.replaceAll(/\s+/g, ' '));
});
