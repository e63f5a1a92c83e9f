import { expect, test, vi } from 'vitest';
import { renderText } from './render-text.ts';

vi.mock('astro:content', () => ({ render: () => Promise.resolve({ Content: 'text' }) }));

const entry = { id: 'essai', collection: 'blog', body: 'Un texte.', filePath: 'content/blog/essai.md' } as never;
const mdxEntry = { ...(entry as object), filePath: 'content/blog/essai.mdx' } as never;
const compiled = { ...(entry as object), rendered: { html: '<p>Un texte.</p>' } } as never;

test('throws for a text that failed to compile', async () => {
  expect(() => renderText(entry)).toThrow('content/blog/essai.md');
  await expect(renderText(compiled)).resolves.toEqual({ Content: 'text' });
  // An MDX entry never has `rendered`: Astro compiles MDX with its page, and invalid MDX fails the build.
  await expect(renderText(mdxEntry)).resolves.toEqual({ Content: 'text' });
});
