import { expect, test } from 'vitest';
import { FRONT_MATTER } from './front-matter.ts';

test('reads the lines between the dashes, and leaves the text', () => {
  const source = '---\ntitle: Excel\n---\n\nUn texte.\n---\nLa suite.\n';
  expect(FRONT_MATTER.exec(source)?.[1]).toBe('title: Excel\n');
  expect(source.replace(FRONT_MATTER, '')).toBe('\nUn texte.\n---\nLa suite.\n');
});

test('reads an empty one, and one that nothing follows', () => {
  expect(FRONT_MATTER.exec('---\n---\nUn texte.\n')?.[0]).toBe('---\n---\n');
  expect(FRONT_MATTER.exec('---\ntitle: Excel\n---')?.[1]).toBe('title: Excel\n');
});

test.each([
  ['more dashes', '---\ntitle: Excel\n------\nUn texte.\n'],
  ['words behind them', '---\ntitle: Excel\n--- export const x = 1\n---\n'],
  ['the marks of TOML', '+++\ntitle = "Excel"\n+++\n'],
  ['lines before it', '\n---\ntitle: Excel\n---\n'],
  ['no end', '---\ntitle: Excel\n'],
])('takes nothing for front matter that has %s', (_, source) => {
  expect(FRONT_MATTER.exec(source)).toBeNull();
});
