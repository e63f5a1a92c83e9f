import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { contentLoader } from './content-loader.ts';

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
