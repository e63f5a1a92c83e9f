import { DAY_MS, now } from '#src/lib/clock.ts';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressRules } from '#src/content-model/address-rules.ts';
import { filesOnDisk, readEntries } from '#src/content-model/read.ts';
import { dropUnusedSince } from '#src/lib/build-cache.ts';
import { buildTarget } from '#src/site/publication.ts';
import { withForwardSlashes } from '#src/lib/text-file.ts';
import { bundleFunctions } from './bundle-functions.ts';
import { checkFragments } from './check-fragments.ts';
import { addHeaders, writePagePolicies } from './headers.ts';
import { writeRedirects } from './redirects.ts';
import { stylePages } from './page-styles.ts';

const KEPT_UNUSED_MS = 30 * DAY_MS;

async function publishSite(root: string, dist: string): Promise<number> {
  const files = (await readdir(dist, { recursive: true })).map((file) => withForwardSlashes(file));
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  await checkFragments(dist, pages);
  await stylePages(dist, files);
  await writeRedirects(dist, addressRules(readEntries(filesOnDisk(root))));
  // Runs after all changes of pages, because the policy of a page contains the hash of its style.
  await writePagePolicies(dist, pages);
  await addHeaders(dist);
  return pages.length;
}

export function publish(): AstroIntegration {
  let root = '';
  return {
    name: 'publish',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await publishSite(root, fileURLToPath(dir));
        // Runs after the pages are written, because the contact function contains one of them.
        await bundleFunctions(root);
        const dropped = await dropUnusedSince(new Date(now().getTime() - KEPT_UNUSED_MS));
        logger.info(`${pages} pages; ${dropped} cached files deleted`);
        if (buildTarget(process.env.CONTEXT) === 'preview')
          logger.info('Aperçu\u00a0: les brouillons sont visibles, et les moteurs de recherche écartés.');
      },
    },
  };
}
