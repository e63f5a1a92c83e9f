import { expect, test } from 'vitest';
import { withEditorialImports } from './editorial-imports.ts';

test('imports the parts that a text uses, once each, below its front matter', () => {
  const text = '---\ntitle: A\n---\n\n<Note>Un</Note>\n\n<Note>Deux</Note>\n\n<Steps>\n\n1. un\n\n</Steps>\n';
  expect(withEditorialImports(text)).toBe(
    "---\ntitle: A\n---\nimport Note from '/src/features/editorial/Note.astro';\n" +
      "import Steps from '/src/features/editorial/Steps.astro';\n" +
      '\n\n<Note>Un</Note>\n\n<Note>Deux</Note>\n\n<Steps>\n\n1. un\n\n</Steps>\n',
  );
});

test('leaves alone a text without parts, or that only shows one as code', () => {
  for (const text of ['---\ntitle: A\n---\n\nRien.\n', '---\ntitle: A\n---\n\n```\n<Note>\n```\n'])
    expect(withEditorialImports(text)).toBe(text);
});

test('puts no line of a text among its imports, and takes no line of its front matter for text', () => {
  const imported = withEditorialImports(
    '\uFEFF---\r\ntitle: A\r\n---\r\nexport const x = 1\r\n\r\n<Note>Un</Note>\r\n',
  );
  expect(imported).toBe(
    "---\ntitle: A\n---\nimport Note from '/src/features/editorial/Note.astro';\n\nexport const x = 1\n\n<Note>Un</Note>\n",
  );
  for (const text of [
    '\n---\ntitle: A\n---\n',
    '---\ntitle: A\n--- export const x = 1\n',
    '---\ntitle: A\n---- \n---\n',
    'Rien.',
  ])
    expect(() => withEditorialImports(`${text}\n<Note>Un</Note>\n`)).toThrow('three dashes');
});
