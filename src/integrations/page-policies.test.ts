import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { embeddedFormAllowance, writePagePolicies } from './page-policies.ts';

const WRITTEN = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** The policies of pages of which this stands in the head, by their files. */
async function policies(heads: Record<string, string>): Promise<Record<string, string | undefined>> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [file, head] of Object.entries(heads)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `<html><head>${head}</head></html>`);
  }
  expect(await writePagePolicies(root, Object.keys(heads))).toEqual([]);
  const written = Object.keys(heads).map(async (file) => {
    const html = await readFile(join(root, file), 'utf8');
    return [file, WRITTEN.exec(html)?.[1]] as const;
  });
  return Object.fromEntries(await Promise.all(written));
}

const policyOf = async (head: string) => (await policies({ 'index.html': head }))['index.html'];

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('writes into each page a policy that starts from nothing, and takes its own inline code and no other', async () => {
  const written = await policies({
    'index.html': '<style>a{}</style><script type="module">run()</script>',
    'courses/excel.html': '<style>a{}</style><script>stop()</script>',
  });
  const policyWith = (code: string) =>
    `default-src 'none'; script-src 'self' ${hash(code)}; style-src 'self' ${hash('a{}')}; ` +
    "img-src 'self' data:; font-src 'self'; connect-src 'self'";
  expect(written).toEqual({ 'index.html': policyWith('run()'), 'courses/excel.html': policyWith('stop()') });
});

test('needs no hash for data and for scripts of their own file', async () => {
  const data = '<script type="application/ld+json">{"@type":"Course"}</script>';
  expect(await policyOf(`${data}<script src="/_astro/a.js"></script>`)).toContain("script-src 'self';");
});

test.each(['<p style="color:red">', '<body onload="go()">'])('stops the build at %s, naming the page', async (html) => {
  await expect(policyOf(html)).rejects.toThrow('index.html has an inline');
});

test('is not deceived by code that merely contains such text', async () => {
  await expect(policyOf(`<script>'<p style="a">'</script>`)).resolves.toContain('script-src');
});

test.each([`<a title="L’attribut onclick='lire()'" href="/">`, `<p title='Le mot style="…"'>`])(
  'takes what editors write of attributes in the value of one for text: %s',
  async (html) => {
    await expect(policyOf(html)).resolves.toContain('script-src');
    await expect(policyOf(html.replace('>', ' onclick="go()">'))).rejects.toThrow('inline onclick attribute');
  },
);

test('lets the page of the map frame it, and no other page anything', async () => {
  expect(await policyOf('<div data-map="https://map.example"></div>')).toContain('frame-src https:');
  expect(await policyOf('')).not.toContain('frame-src');
});

test('gives marketing forms a policy of their own, and no other page a way to their provider', async () => {
  const { content, headers } = embeddedFormAllowance([]);
  expect(headers?.['Content-Security-Policy']).toContain("frame-ancestors 'self'");
  expect(content['script-src']).not.toContain("'unsafe-inline'");
  expect(await policyOf('')).not.toContain('hsforms');
});
