import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lookup } from 'mrmime';
import type { Connect, Plugin } from 'vite';
import { orNamed, plainPicture, sizedPicture } from '#src/features/pictures/encode-picture.ts';
import {
  addressesIn,
  ENCODING,
  pictureFile,
  pictureOf,
  PICTURES,
  pictureTable,
} from '#src/features/pictures/picture-files.ts';
import { FORMATS, PICTURE_FOLDER, sizedAddress, widthsOf } from '#src/features/pictures/picture-sizes.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { cachedFile } from '#src/lib/build-cache.ts';
import { inParallel } from '#src/lib/promises.ts';
import { slashed } from '#src/lib/text-file.ts';
import { type BuildTarget, buildTarget } from '#src/site/publication.ts';
import { shownPictures } from './shown-pictures.ts';

const TABLE = 'virtual:editor-pictures';
const IMAGE = new RegExp(`^(/images|${PICTURE_FOLDER})/`);

/** Content with the pictures of browser-drawn cards: their mirrors name only those of courses, their categories and articles. */
const CARDS = ['categories.yaml', 'courses', 'blog'];

type Published = { address: string; make: () => Promise<Buffer> };

const isDrawing = (address: string): boolean => address.endsWith('.svg');

/** All files that a picture of content is published as: in its sizes, and under the address that content gives. */
function publishedAs(root: string, address: string): Published[] {
  const bytes = readFileSync(join(root, pictureFile(address)));
  const picture = pictureOf(root, address);
  if (picture === undefined)
    throw new Error(`${pictureFile(address)} n’est pas une image\u00a0: «\u00a0npm run content\u00a0» dit pourquoi.`);
  if (isDrawing(address)) return [{ address, make: () => Promise.resolve(bytes) }];
  const cached = (name: string, make: () => Promise<Buffer>) => () =>
    orNamed(address, cachedFile('pictures', [ENCODING, name, bytes], make));
  const sized = FORMATS.flatMap((format) =>
    widthsOf(picture).map((width) => ({
      address: sizedAddress(address, picture, width, format),
      make: cached(`${String(width)}.${format}`, () => sizedPicture(bytes, width, format)),
    })),
  );
  return [{ address, make: cached(address, () => plainPicture(bytes, address)) }, ...sized];
}

/** Gives pages and islands what they must know of the pictures, anew whenever one changes. */
function pictureModule(root: string, context: BuildTarget): Plugin {
  return {
    name: 'editor-pictures',
    resolveId: { filter: { id: /^virtual:editor-pictures$/ }, handler: () => `\0${TABLE}` },
    load: {
      filter: { id: /^\0virtual:editor-pictures$/ },
      handler() {
        const addresses = shownPictures(root, context, this.environment.name === 'client' ? CARDS : undefined);
        const table = pictureTable(root, addresses);
        const shown = Object.entries(table).filter(([, { hash }]) => hash !== '');
        return `export const PICTURES = ${JSON.stringify(Object.fromEntries(shown))};`;
      },
    },
  };
}

/** The pictures whose files may have this path, by their names alone. */
const picturesAt = (root: string, path: string): string[] =>
  path.startsWith(PICTURE_FOLDER)
    ? globSync('**/*.*', { cwd: join(root, PICTURES) })
        .filter((file) => basename(path).startsWith(`${parse(file).name}.`))
        .map((file) => `/images/${slashed(file)}`)
    : addressesIn(path);

/** During development: each picture as the site will have it, made when it is asked for. */
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
 * Publishes the pictures of `content/images`, smaller, without metadata and in formats of today; those that nothing
 * shows stay where they are. What was made in an earlier build is kept. Gives the number of files.
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

/** Tells pages and islands of the pictures of `content/images`, and serves them during development. */
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
        const forget = (file: string) => {
          if (!file.startsWith(join(root, CONTENT))) return;
          for (const { moduleGraph } of Object.values(server.environments)) {
            const table = moduleGraph.getModuleById(`\0${TABLE}`);
            if (table !== undefined) moduleGraph.invalidateModule(table);
          }
        };
        server.watcher.add(join(root, PICTURES));
        for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, forget);
      },
    },
  };
}
