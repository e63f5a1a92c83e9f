import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressRules } from '#src/content-model/addresses.ts';
import { filesOnDisk } from '#src/content-model/project-files.ts';
import { readContent } from '#src/content-model/read.ts';
import { listQuery } from '#src/features/courses/catalogue-lists.ts';
import { dropUnusedSince } from '#src/lib/build-cache.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { siteContext } from '#src/site/publication.ts';
import type { AddressRule } from '#src/site/address-rules.ts';
import { paths } from '#src/site/paths.ts';
import { slashed } from '#src/lib/text-file.ts';
import { publishPictures } from './editor-pictures.ts';
import { bundleFunctions } from './bundle-functions.ts';
import { addHeaders } from './headers.ts';
import { writePagePolicies } from './page-policies.ts';
import { writeRedirects } from './redirects.ts';
import { stylePages } from './page-styles.ts';

/** The lists of the catalogue by choices that were built, under the addresses by which visitors see and share them. */
const filterRules = (pages: readonly string[]): AddressRule[] =>
  pages
    .flatMap((file): AddressRule[] => {
      const name = /^courses\/filtre\/([^/]+)\.html$/.exec(file)?.[1];
      const to = paths.courseFilterPage(name ?? '');
      return name === undefined
        ? []
        : [{ from: paths.courses, query: listQuery(name), to, status: 200, isForced: true }];
    })
    .sort((one, other) => Object.keys(other.query ?? {}).length - Object.keys(one.query ?? {}).length);

/** A page that is kept whole asks for nothing, and yet its files are wanted again when the code next changes. */
const KEPT_UNUSED_MS = 30 * DAY_MS;

/** Makes the site that Netlify serves of what Astro has built. */
export async function publishSite(root: string, dist: string): Promise<{ pages: number; pictures: number }> {
  const files = (await readdir(dist, { recursive: true })).map((file) => slashed(file));
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  stylePages(dist, files);
  const pictures = await publishPictures(root, dist);
  // The lists of fewest choices last: a rule holds whatever else an address asks for.
  const rules = [...filterRules(pages), ...addressRules(readContent(filesOnDisk(root)).entries)];
  await writeRedirects(dist, rules);
  // After every change of a page: its policy holds the hash of its style.
  await writePagePolicies(dist, pages);
  await addHeaders(dist);
  return { pages: pages.length, pictures };
}

/** The one step behind Astro's build. */
export function publish(): AstroIntegration {
  let root = '';
  return {
    name: 'publish',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { pages, pictures } = await publishSite(root, fileURLToPath(dir));
        // Behind the pages: the contact function contains one.
        await bundleFunctions(root);
        const dropped = await dropUnusedSince(new Date(Date.now() - KEPT_UNUSED_MS));
        logger.info(
          `${String(pages)} pages, ${String(pictures)} pictures; ${String(dropped)} files of the cache dropped`,
        );
        if (siteContext(process.env.CONTEXT) === 'preview')
          logger.info('Aperçu\u00a0: les brouillons sont visibles, et les moteurs de recherche écartés.');
      },
    },
  };
}
