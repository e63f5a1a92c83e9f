import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, embeddedFormPolicy, securityHeaders } from './security-headers.ts';

type Done = (result: { dir: URL; logger: { info: () => void } }) => Promise<void>;

/** The headers that are written for a site of these pages. */
async function headersOf(pages: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, html] of Object.entries(pages)) await writeFile(join(root, name), html);
  const done = securityHeaders().hooks['astro:build:done'] as unknown as Done;
  await done({ dir: pathToFileURL(`${root}/`), logger: { info: () => undefined } });
  return readFile(join(root, '_headers'), 'utf8');
}

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('allows the inline code of every page and no other', async () => {
  const headers = await headersOf({
    'index.html': '<style>a{}</style><script type="module">run()</script>',
    'contact.html': '<style>a{}</style><script>stop()</script>',
  });
  for (const code of ['run()', 'stop()', 'a{}']) expect(headers.split(hash(code))).toHaveLength(2);
  expect(headers).not.toContain('unsafe');
});

test('needs no hash for data and for scripts of their own file', async () => {
  const headers = await headersOf({
    'index.html': '<script type="application/ld+json">{"@type":"Course"}</script><script src="/_astro/a.js"></script>',
  });
  expect(headers).toMatch(/script-src 'self';/);
});

test.each(['<p style="color:red">', '<body onload="go()">'])('stops the build at %s, naming the page', async (html) => {
  await expect(headersOf({ 'index.html': html })).rejects.toThrow('index.html has an inline');
});

test('is not deceived by code that merely contains such text', async () => {
  await expect(headersOf({ 'index.html': `<script>'<p style="a">'</script>` })).resolves.toContain('script-src');
});

test('starts from nothing and forbids frames, plugins and other bases', () => {
  const policy = contentSecurityPolicy([], []).split('; ');
  expect(policy[0]).toBe("default-src 'none'");
  expect(policy).toEqual(expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]));
});

test('gives marketing forms a policy of their own, and no other page a way to their provider', async () => {
  expect(embeddedFormPolicy([])).toMatch(/frame-ancestors 'self'/);
  expect(embeddedFormPolicy([])).not.toMatch(/script-src[^;]*unsafe/);
  const headers = await headersOf({ 'index.html': '' });
  expect(headers).not.toContain('/embed/*');
  expect(headers).not.toContain('hsforms');
});
