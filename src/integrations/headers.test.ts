import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { programmeRules, writeHeaders } from './headers.ts';

/** The headers of a site of two pages and some files. */
async function headers(context: 'production' | 'preview', more: readonly string[] = []): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'headers-'));
  const pages = ['index.html', 'contact/excel.html', ...more];
  for (const file of [...pages, 'programmes/excel.pdf', 'images/photo.png', 'icons.svg']) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), '');
  }
  await writeHeaders(dist, pages, new Set(), context);
  return readFile(join(dist, '_headers'), 'utf8');
}

test('names for each programme the page that says the same, the flagship course’s own among them', () => {
  expect(programmeRules(['word.pdf', 'formation-ia.pdf'])).toMatchObject([
    {
      address: '/programmes/formation-ia.pdf',
      headers: { Link: `<${site.brand.url}/formation-ia>; rel="canonical"` },
    },
    { address: '/programmes/word.pdf', headers: { Link: `<${site.brand.url}/courses/word>; rel="canonical"` } },
  ]);
});

test('writes first what holds for all, and behind it what single files put in its place', async () => {
  const blocks = (await headers('production')).split('\n\n').map((block) => block.trim().split('\n'));
  expect(blocks[0]).toEqual(expect.arrayContaining(['/*', '  X-Content-Type-Options: nosniff']));
  expect(blocks.map(([address]) => address)).toEqual([
    '/*',
    '/speculation-rules.json',
    '/_astro/*',
    '/api/*',
    '/rss.xml',
    '/loi.xml',
    '/agenda.ics',
    '/calendriers/*',
    '/icons.svg',
    '/images/*',
    '/programmes/*',
    '/programmes/excel.pdf',
  ]);
});

test('gives what lies beside the pages a policy that lets it do nothing, and its pages none that a copy would miss', async () => {
  const blocks = (await headers('production')).split('\n\n');
  const policyAt = (address: string) =>
    blocks.findLast((block) => block.startsWith(`${address}\n`))?.match(/Content-Security-Policy: (.*)/)?.[1];
  expect(policyAt('/images/*')).toBe("default-src 'none'; sandbox");
  expect(policyAt('/icons.svg')).toBe("default-src 'none'; sandbox");
  expect(policyAt('/programmes/*')).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
  expect(policyAt('/*')).toMatch(
    /^script-src 'self' 'sha256-[^ ]*'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'/,
  );
  expect(policyAt('/contact/*')).toBeUndefined();
});

test('keeps the policy of a folder whose name a page has too', async () => {
  const rules = await headers('production', ['images.html', 'programmes.html']);
  for (const folder of ['images', 'programmes'])
    expect(rules).toMatch(new RegExp(`^/${folder}/\\*\n  Content-Security-Policy: default-src 'none'`, 'm'));
});

test('keeps a preview out of search engines, and a site of visitors in', async () => {
  expect(await headers('preview')).toContain('/*\n  X-Robots-Tag: noindex');
  expect(await headers('production')).not.toContain('X-Robots-Tag');
});
