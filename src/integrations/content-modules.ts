import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT } from '#src/lib/content-folder.ts';
import * as articlesHead from '#src/features/blog/articles-head.ts';
import * as categories from '#src/site/categories.ts';
import * as contactPhone from '#src/features/contact/contact-phone.ts';
import * as drawings from '#src/site/drawings.ts';
import * as hasCertificate from '#src/site/has-certificate.ts';
import * as listedCategories from '#src/site/listed-categories.ts';

/** The modules that read `content/` and that islands import. Browsers get the values of their exports. */
const READ_BY_ISLANDS: Readonly<Record<string, Record<string, unknown>>> = {
  'features/blog/articles-head.ts': articlesHead,
  'features/contact/contact-phone.ts': contactPhone,
  'site/categories.ts': categories,
  'site/drawings.ts': drawings,
  'site/has-certificate.ts': hasCertificate,
  'site/listed-categories.ts': listedCategories,
};

/** Gives islands the values of content modules, and reloads all modules after a change of a data file. */
export function contentModules(): Plugin {
  let load: ((id: string) => Promise<Record<string, unknown>>) | undefined;
  return {
    name: 'content-modules',
    enforce: 'pre',
    configureServer(server) {
      const { config, environments } = server;
      load = (id) => server.ssrLoadModule(id);
      server.watcher.on('all', (_, file) => {
        if (dirname(file) !== join(config.root, CONTENT) || !file.endsWith('.yaml')) return;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        environments.client.hot.send({ type: 'full-reload' });
      });
    },
    load: {
      filter: { id: /\/src\/[\w/-]+\.ts$/ },
      async handler(id) {
        const initial = READ_BY_ISLANDS[id.split('/src/').at(-1) ?? ''];
        if (initial === undefined || this.environment.name !== 'client') return undefined;
        // During a build, `load` belongs to a development server that Astro has closed.
        const current = this.environment.mode === 'dev' ? await load?.(id) : initial;
        const values = Object.entries(current ?? initial).filter(([, value]) => typeof value !== 'function');
        return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join('');
      },
    },
  };
}
