import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AddressRule } from '#src/site/address-rules.ts';
import { readConfigRules, writeRedirects } from './redirects.ts';

/** The redirects written for a site of the page `/contact/excel` and these rules. */
async function written(rules: readonly AddressRule[]) {
  const root = await mkdtemp(join(tmpdir(), 'redirects-'));
  const dist = join(root, 'dist');
  await mkdir(join(dist, 'contact'), { recursive: true });
  await writeFile(join(dist, 'contact/excel.html'), '');
  await writeRedirects(dist, ['404.html', 'contact/excel.html', 'index.html'], rules);
  return {
    lines: (await readFile(join(dist, '_redirects'), 'utf8')).trim().split('\n'),
    config: readConfigRules(root),
  };
}

test('gives each page one address, but the one that answers everywhere', async () => {
  expect((await written([])).lines).toEqual(['/contact/excel.html /contact/excel 301!', '/index.html / 301!']);
});

test('writes a rule as a line, its query behind the path, and leaves out that of a page that was not built', async () => {
  const rule = (id: string): AddressRule => ({
    from: '/contact',
    query: { formation: id },
    to: `/contact/${id}`,
    status: 200,
    isForced: true,
    page: `/contact/${id}`,
  });
  const { lines, config } = await written([rule('excel'), rule('brouillon')]);
  expect(lines.slice(2)).toEqual(['/contact formation=excel /contact/excel 200!']);
  expect(config).toEqual([]);
});

test.each([
  ['of two words', 'Intelligence Artificielle'],
  ['of two lines', 'IA\n/* https://ailleurs.example 301!'],
  ['with an equal sign', 'A=B'],
])('writes to Netlify’s configuration what no line can hold: a value %s', async (_which, name) => {
  const category = { from: '/courses', query: { category: name }, to: '/courses/categorie/ia' };
  const { lines, config } = await written([{ ...category, status: 200, isForced: true }]);
  expect(lines).toHaveLength(2);
  expect(config).toEqual([{ ...category, status: 200, force: true }]);
});
