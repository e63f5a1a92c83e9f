import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishSite } from './publish.ts';

test('writes the policy for the published style of a page, not for the built one', async () => {
  const root = await mkdtemp(join(tmpdir(), 'publish-'));
  const dist = join(root, 'dist');
  await mkdir(join(dist, '_astro'), { recursive: true });
  await mkdir(join(root, 'content'));
  await writeFile(join(dist, '_astro/page.css'), '.seen{color:red}.idle{color:blue}');
  const head = '<head><link rel="stylesheet" href="/_astro/page.css"></head>';
  await writeFile(join(dist, 'about.html'), `<html>${head}<p class="seen">Bonjour</p></html>`);
  await writeFile(join(dist, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  await publishSite(root, dist);
  const html = await readFile(join(dist, 'about.html'), 'utf8');
  const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
  expect(style).toContain('color:red');
  expect(style).not.toContain('idle');
  expect(html).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(await readFile(join(dist, '_headers'), 'utf8')).toContain('/illustrations/*\n');
});
