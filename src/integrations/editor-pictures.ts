import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mrmime';
import type { Connect, Plugin } from 'vite';
import { withFileName, plainPicture, sizedPicture } from '#src/features/pictures/encode-picture.ts';
import {
  addressesIn,
  ENCODING,
  pictureFile,
  pictureOf,
  PICTURES,
  pictureTable,
} from '#src/features/pictures/picture-files.ts';
import { PICTURE_FOLDER, sizesOf } from '#src/features/pictures/picture-sizes.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { cachedFile } from '#src/lib/build-cache.ts';
import { inParallel } from '#src/lib/promises.ts';
import { withForwardSlashes } from '#src/lib/text-file.ts';
import { type BuildTarget, buildTarget } from '#src/site/publication.ts';
import { shownPictures } from './shown-pictures.ts';

const MODULE_ID = 'virtual:editor-pictures';
const IMAGE = new RegExp(`^(/images|${PICTURE_FOLDER})/`);

/** Content whose pictures islands can show: mirrors name only pictures of courses, categories and articles. */
const ISLAND_KINDS = ['categories.yaml', 'courses', 'blog'];

type Published = { address: string; make: () => Promise<Buffer> };

const isDrawing = (address: string): boolean => address.endsWith('.svg');

/** The published files of a picture: one for each size and format, and one at the address that content uses. */
function publishedAs(root: string, address: string): Published[] {
  const bytes = readFileSync(join(root, pictureFile(address)));
  const picture = pictureOf(root, address);
  if (picture === undefined)
    throw new Error(`${pictureFile(address)} n’est pas une image\u00a0: «\u00a0npm run content\u00a0» dit pourquoi.`);
  if (isDrawing(address)) return [{ address, make: () => Promise.resolve(bytes) }];
  const cached = (name: string, make: () => Promise<Buffer>) => () =>
    withFileName(address, cachedFile('pictures', [ENCODING, name, bytes], make));
  const sized = sizesOf(address, picture).flatMap(({ format, sizes }) =>
    sizes.map((size) => ({
      address: size.address,
      make: cached(`${String(size.width)}.${format}`, () => sizedPicture(bytes, size.width, format)),
    })),
  );
  return [{ address, make: cached(address, () => plainPicture(bytes, address)) }, ...sized];
}

/** A virtual module with the sizes and hashes of the shown pictures, for pages and islands. */
function pictureModule(root: string, context: BuildTarget): Plugin {
  return {
    name: 'editor-pictures',
    resolveId: { filter: { id: /^virtual:editor-pictures$/ }, handler: () => `\0${MODULE_ID}` },
    load: {
      filter: { id: /^\0virtual:editor-pictures$/ },
      handler() {
        const addresses = shownPictures(root, context, this.environment.name === 'client' ? ISLAND_KINDS : undefined);
        const table = pictureTable(root, addresses);
        const shown = Object.entries(table).filter(([, { hash }]) => hash !== '');
        return `export const PICTURES = ${JSON.stringify(Object.fromEntries(shown))};`;
      },
    },
  };
}

/** The pictures whose published files may have this path, judged by name only. */
const picturesAt = (root: string, path: string): string[] =>
  path.startsWith(PICTURE_FOLDER)
    ? globSync('**/*.*', { cwd: join(root, PICTURES) })
        .filter((file) => basename(path).startsWith(`${parse(file).name}.`))
        .map((file) => `/images/${withForwardSlashes(file)}`)
    : addressesIn(path);

/** Serves published pictures during development. Each one is encoded on request. */
const servePictures =
  (root: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const found = IMAGE.test(path)
      ? picturesAt(root, path)
          .filter((address) => pictureOf(root, address) !== undefined)
          .flatMap((address) => publishedAs(root, address))
          .find(({ address }) => address === path)
      : undefined;
    if (found === undefined) {
      next();
      return;
    }
    const type = lookup(path) ?? '';
    found.make().then((bytes) => {
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(bytes);
    }, next);
  };

/**
 * Publishes the shown pictures of `content/images`: smaller, without metadata and in modern formats. Results of earlier
 * builds are reused. Returns the number of files.
 */
export async function publishPictures(
  root: string,
  dist: string,
  context = buildTarget(process.env.CONTEXT),
): Promise<number> {
  const files = shownPictures(root, context).flatMap((address) => publishedAs(root, address));
  await inParallel(files, async ({ address, make }) => {
    const file = join(dist, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await make());
  });
  return files.length;
}

/** Gives pages and islands the data of shown pictures, and serves pictures during development. */
export function editorPictures(): AstroIntegration {
  let root = '';
  return {
    name: 'editor-pictures',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        root = fileURLToPath(config.root);
        const context = command === 'dev' ? 'development' : buildTarget(process.env.CONTEXT);
        updateConfig({ vite: { plugins: [pictureModule(root, context)] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(servePictures(root));
        const invalidate = (file: string) => {
          if (!file.startsWith(join(root, CONTENT))) return;
          for (const { moduleGraph } of Object.values(server.environments)) {
            const table = moduleGraph.getModuleById(`\0${MODULE_ID}`);
            if (table !== undefined) moduleGraph.invalidateModule(table);
          }
        };
        server.watcher.add(join(root, PICTURES));
        for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, invalidate);
      },
    },
  };
}
