import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { invalidateStaleCache, sharedInputs } from './invalidate-stale-cache.ts';

const PROJECT = {
  'src/layouts/Page.astro': '<html></html>',
  'src/assets/fonts/text.woff2': 'outlines',
  'public/images/logo.svg': '<svg></svg>',
  'content/site.yaml': 'name: Cursive',
  'content/testimonials/anne.md': 'Merci',
  'content/courses/excel.md': 'Excel',
  'content/blog/1-excel.md': 'Excel encore',
  'package-lock.json': '{}',
};

async function write(root: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

async function project(changes: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'shared-inputs-'));
  await write(root, { ...PROJECT, ...changes });
  return root;
}

const inputsWith = async (changes?: Record<string, string>) => sharedInputs(await project(changes));

test.each(Object.keys(PROJECT).filter((path) => !/courses|blog/.test(path)))(
  'are others once %s has changed',
  async (path) => {
    expect(await inputsWith({ [path]: 'otherwise' })).not.toBe(await inputsWith());
  },
);

test('are others where a file has come or been renamed', async () => {
  expect(await inputsWith({ 'src/lib/new.ts': '' })).not.toBe(await inputsWith());
  expect(await inputsWith({ 'src/b': 'ac' })).not.toBe(await inputsWith({ 'src/ba': 'c' }));
});

test('stay the same where a course or an article changes: pages name those in their keys', async () => {
  const changes = { 'content/courses/excel.md': 'Excel 2', 'content/blog/2-word.md': 'Word' };
  expect(await inputsWith(changes)).toBe(await inputsWith());
});

type Setup = (options: { config: { root: URL; cacheDir: URL }; command: string; logger: object }) => Promise<void>;

test('make Astro forget its entries and its pages once they change, and only then', async () => {
  const root = await project();
  const cache = join(root, 'cache');
  const config = { root: pathToFileURL(`${root}/`), cacheDir: pathToFileURL(`${cache}/`) };
  const setup = invalidateStaleCache().hooks['astro:config:setup'] as unknown as Setup;
  const build = () => setup({ config, command: 'build', logger: { info: () => undefined } });
  const kept = () => readFile(join(cache, 'data-store.json'), 'utf8').catch(() => 'nothing');

  await write(cache, { 'data-store.json': 'of another version', 'fonts/text.woff2': 'outlines' });
  await build();
  expect(await kept()).toBe('nothing');
  await write(cache, { 'data-store.json': 'entries', 'dist/courses/excel.html': 'page' });
  await build();
  expect(await kept()).toBe('entries');
  await write(root, { 'src/layouts/Page.astro': '<html lang="fr"></html>' });
  await build();
  expect(await kept()).toBe('nothing');
  await expect(readFile(join(cache, 'dist/courses/excel.html'))).rejects.toThrow();
  expect(await readFile(join(cache, 'fonts/text.woff2'), 'utf8')).toBe('outlines');
});

test.each(['build', 'dev'])(
  'make Astro read its entries anew in a %s once the file of one has gone',
  async (command) => {
    const root = await project({ 'content/blog/13-opco.mdx': 'OPCO' });
    const dotAstro = join(root, '.astro');
    const store = command === 'dev' ? dotAstro : join(root, 'cache');
    const config = { root: pathToFileURL(`${root}/`), cacheDir: pathToFileURL(`${join(root, 'cache')}/`) };
    const setup = invalidateStaleCache().hooks['astro:config:setup'] as unknown as Setup;
    const run = () => setup({ config, command, logger: { info: () => undefined } });
    const kept = () =>
      Promise.all(
        [join(store, 'data-store.json'), join(dotAstro, 'content-modules.mjs')].map((path) =>
          readFile(path, 'utf8').catch(() => 'nothing'),
        ),
      );

    await run();
    await write(store, { 'data-store.json': 'entries' });
    await write(dotAstro, { 'content-modules.mjs': 'imports' });
    await write(root, { 'content/blog/14-cpf.mdx': 'CPF' });
    await run();
    expect(await kept()).toEqual(['entries', 'imports']);
    await rename(join(root, 'content/blog/13-opco.mdx'), join(root, 'content/blog/13-opco.md'));
    await run();
    expect(await kept()).toEqual(['nothing', 'nothing']);
  },
);
