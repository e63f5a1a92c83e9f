import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publishSite } from './publish.ts';

const ICONS = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

/** Publishes a build of these files, and gives a reader of the result. */
async function published(built: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'publish-'));
  const dist = join(root, 'dist');
  for (const [file, text] of Object.entries({ 'icons.svg': ICONS, 'favicon.svg': ICONS, ...built })) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }
  await mkdir(join(root, 'content'));
  expect(await publishSite(root, dist, new Set(['one()', 'two()']))).toEqual({
    pages: Object.keys(built).length,
    pictures: 0,
  });
  return (file: string) => readFile(join(dist, file), 'utf8');
}

test('allows the code of a page as it is published, not as it was built', async () => {
  const page = '<head><style>.seen{color:red}.idle{color:blue}</style></head><p class="seen">Bonjour</p>';
  const text = await published({
    'about.html': `<html>${page}<script type="module">one()</script><script type="module">two()</script></html>`,
  });
  const html = await text('about.html');
  const codes = [...html.matchAll(/<(?:script|style)[^>]*>([^<]*)</g)].map(([, code = '']) => code);
  expect(codes).toHaveLength(3);
  expect(html).not.toContain('idle');
  for (const code of codes) expect(html).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
});

test('leads from the name of a file to its page, and sends both what every answer carries', async () => {
  const text = await published({ 'about.html': '<html><head></head></html>' });
  expect(await text('_redirects')).toContain('/about.html /about 301!\n');
  expect(await text('_headers')).toMatch(/^\/\*\n {2}Strict-Transport-Security: /);
});
