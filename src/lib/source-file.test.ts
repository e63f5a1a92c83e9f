import { expect, test } from 'vitest';
import { FRONT_MATTER } from './source-file.ts';

test.each([
  ['more dashes', '---\ntitle: Excel\n------\nUn texte.\n'],
  ['words after the dashes', '---\ntitle: Excel\n--- export const x = 1\n---\n'],
  ['TOML delimiters', '+++\ntitle = "Excel"\n+++\n'],
  ['lines before it', '\n---\ntitle: Excel\n---\n'],
  ['no end', '---\ntitle: Excel\n'],
])('ignores front matter with %s', (_, source) => {
  expect(FRONT_MATTER.exec(source)).toBeNull();
});
