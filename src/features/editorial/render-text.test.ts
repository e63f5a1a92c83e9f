import { expect, test, vi } from 'vitest';
import { renderText } from './render-text.ts';

vi.mock('astro:content', () => ({ render: () => Promise.resolve({ Content: 'text' }) }));

const entry = { id: 'essai', collection: 'blog', body: 'Un texte.', filePath: 'content/blog/essai.md' } as never;
const withParts = { ...(entry as object), filePath: 'content/blog/essai.mdx' } as never;
const compiled = { ...(entry as object), rendered: { html: '<p>Un texte.</p>' } } as never;

test('makes no page of a text that its compiler has refused', async () => {
  expect(() => renderText(entry)).toThrow('content/blog/essai.md');
  await expect(renderText(compiled)).resolves.toEqual({ Content: 'text' });
  // Compiled with the page itself, which fails by that.
  await expect(renderText(withParts)).resolves.toEqual({ Content: 'text' });
});
