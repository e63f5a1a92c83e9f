import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { CONTENT } from '#src/lib/content-folder.ts';

type Values = Record<string, unknown>;

/** Replaces modules that read `content/` with the values of their exports, because browsers cannot read files. */
export function contentModules(): Plugin {
  let loadAgain: ((id: string) => Promise<Values>) | undefined;
  return {
    name: 'content-modules',
    enforce: 'pre',
    configureServer(server) {
      const { config, environments } = server;
      loadAgain = (id) => server.ssrLoadModule(id);
      server.watcher.on('all', (_, file) => {
        if (dirname(file) !== join(config.root, CONTENT) || !file.endsWith('.yaml')) return;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        environments.client.hot.send({ type: 'full-reload' });
      });
    },
    transform: {
      filter: { id: /\/src\/[\w/-]+\.ts$/, code: "from '#src/lib/content-file.ts'" },
      async handler(_, id) {
        if (this.environment.name !== 'client') return undefined;
        // During a build, `loadAgain` belongs to a development server that Astro has closed.
        const load = this.environment.mode === 'dev' ? loadAgain : undefined;
        const values = (await (load?.(id) ?? import(pathToFileURL(id).href))) as Values;
        return Object.entries(values)
          .filter(([, value]) => typeof value !== 'function')
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
          .join('');
      },
    },
  };
}
