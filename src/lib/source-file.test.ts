import { expect, test } from 'vitest';
import { FRONT_MATTER } from './source-file.ts';

test('matches the lines between the dashes, and leaves the body', () => {
  const source = '---\ntitle: Excel\n---\n\nUn texte.\n---\nLa suite.\n';
  expect(FRONT_MATTER.exec(source)?.[1]).toBe('title: Excel\n');
  expect(source.replace(FRONT_MATTER, '')).toBe('\nUn texte.\n---\nLa suite.\n');
});

test('matches empty front matter, and front matter without a body', () => {
  expect(FRONT_MATTER.exec('---\n---\nUn texte.\n')?.[0]).toBe('---\n---\n');
  expect(FRONT_MATTER.exec('---\ntitle: Excel\n---')?.[1]).toBe('title: Excel\n');
});

test.each([
  ['more dashes', '---\ntitle: Excel\n------\nUn texte.\n'],
  ['words after the dashes', '---\ntitle: Excel\n--- export const x = 1\n---\n'],
  ['TOML delimiters', '+++\ntitle = "Excel"\n+++\n'],
  ['lines before it', '\n---\ntitle: Excel\n---\n'],
  ['no end', '---\ntitle: Excel\n'],
])('ignores front matter with %s', (_, source) => {
  expect(FRONT_MATTER.exec(source)).toBeNull();
});
