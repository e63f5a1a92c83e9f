import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { parse } from 'node-html-parser';
import { markdownToHtml } from 'satteri';
import { expect, test, vi } from 'vitest';
import { contentLoader, escapeMarkdown } from './collections.ts';

test('loads legal pages with their values, and reloads them after a change', async () => {
  const stored = new Map<string, { body?: string }>();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  await contentLoader('legal').load({
    config: { root: pathToFileURL(`${resolve('.')}/`) },
    parseData: ({ data }: { data: object }) => Promise.resolve(data),
    renderMarkdown: () => Promise.resolve({ html: '' }),
    store: {
      clear: stored.clear.bind(stored),
      set: (entry: { id: string; body?: string }) => stored.set(entry.id, entry),
    },
    watcher,
  } as unknown as LoaderContext);
  expect(stored.get('mentions-legales')?.body).toContain('900 000 000');
  stored.clear();
  watcher.emit('all', 'change', resolve('content/site.yaml'));
  await vi.waitFor(() => {
    expect([...stored.keys()]).toContain('mentions-legales');
  });
});

const html = (markdown: string) => markdownToHtml(markdown).html.trim();

const VALUES = [
  ...['<img src=x onerror=alert(1)>', '</p><script>alert(1)</script>', '[ici](javascript:alert(1))'],
  ...['`code` *fort* \\* & &lt;b&gt;', '" onclick="alert(1)', '](javascript:alert(1))[', 'Martin & Fils (Angers)'],
];

test.each(VALUES)('keeps %j as plain text', (value) => {
  const text = escapeMarkdown(value) ?? '';
  expect(html(`Avant ${text} après`)).toMatch(/^<p>[^<]*<\/p>$/);
  expect(parse(html(`Avant ${text} après`)).text).toBe(`Avant ${value} après`);
  expect(html(`[avant ${text}](mailto:a@${text})`).match(/<\w+/g) ?? []).not.toContain('<script');
  expect(html(`<b title="${text}">mot</b>`)).toMatch(/^<p><b title="[^"<>]*">mot<\/b><\/p>$/);
});
