import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXED_RULES } from '#src/site/address-rules.ts';
import { site } from '#src/site/site.ts';
import { programmeRules, writeHeaders } from './headers.ts';

/** The headers of a site of one page and one programme. */
async function headers(context: 'production' | 'preview'): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'headers-'));
  await writeFile(join(dist, 'index.html'), '<p>Accueil</p>');
  await mkdir(join(dist, 'programmes'));
  await writeFile(join(dist, 'programmes/excel.pdf'), '');
  await writeHeaders(dist, ['index.html'], FIXED_RULES, context);
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
  expect(blocks[0]).toEqual(expect.arrayContaining(['/*', '  X-Frame-Options: DENY']));
  expect(blocks.map(([address]) => address)).toEqual([
    '/*',
    '/speculation-rules.json',
    '/_astro/*',
    '/api/*',
    '/rss.xml',
    '/loi.xml',
    '/agenda.ics',
    '/calendriers/*',
    '/*',
    '/',
    '/_astro/*',
    '/api/*',
    '/programmes/excel.pdf',
    '/images/*',
  ]);
});

test('keeps a preview out of search engines, and a site of visitors in', async () => {
  expect(await headers('preview')).toContain('/*\n  X-Robots-Tag: noindex');
  expect(await headers('production')).not.toContain('X-Robots-Tag');
});
