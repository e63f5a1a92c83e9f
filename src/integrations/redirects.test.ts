import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AddressRule } from '#src/content-model/address-rules.ts';
import { readRedirects, writeRedirects } from './redirects.ts';

test('writes the rules for Netlify, except rules for pages that were not built', async () => {
  const root = await mkdtemp(join(tmpdir(), 'redirects-'));
  const dist = join(root, 'dist');
  await mkdir(join(dist, 'contact'), { recursive: true });
  await writeFile(join(dist, 'contact/excel.html'), '');
  const rule = (id: string): AddressRule => ({
    from: '/contact',
    query: { formation: id },
    to: `/contact/${id}`,
    status: 200,
    isForced: true,
    page: `/contact/${id}`,
  });
  await writeRedirects(dist, [rule('excel'), rule('brouillon')]);
  expect(readRedirects(root)).toEqual([
    { from: '/contact', query: { formation: 'excel' }, to: '/contact/excel', status: 200, force: true },
  ]);
});
