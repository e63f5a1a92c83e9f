import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import { CONTENT } from '#src/lib/content-folder.ts';

type Facts = Record<string, unknown>;

/** The modules to invalidate when `content/` changes. Vite also invalidates the modules that import them. */
const READS_CONTENT =
  /\/src\/(lib\/(content-file|read-project-file)|site\/(browser-facts|categories))\.ts$|content-pictures/;

function jsonOf(name: string, value: unknown): string {
  if (isDeepStrictEqual(JSON.parse(JSON.stringify({ value })), { value })) return JSON.stringify(value);
  throw new Error(`Browsers get ${name} as JSON, so it must be a plain value, without functions and dates.`);
}

export function browserFacts(): Plugin {
  let loadAgain: ((id: string) => Promise<Facts>) | undefined;
  return {
    name: 'browser-facts',
    enforce: 'pre',
    configureServer(server) {
      const { config, environments } = server;
      loadAgain = (id) => server.ssrLoadModule(id);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(join(config.root, CONTENT))) return;
        for (const { moduleGraph } of Object.values(environments))
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (READS_CONTENT.test(id)) moduleGraph.invalidateModule(module);
        environments.client.hot.send({ type: 'full-reload' });
      });
    },
    transform: {
      filter: { id: /\/src\/site\/(browser-facts|categories)\.ts$/ },
      async handler(_, id) {
        if (this.environment.name !== 'client') return undefined;
        // In a build, Astro has already closed the development server of `loadAgain`.
        const load = this.environment.mode === 'dev' ? loadAgain : undefined;
        const facts = (await (load?.(id) ?? import(pathToFileURL(id).href))) as Facts;
        return Object.entries(facts)
          .map(([name, value]) => `export const ${name} = ${jsonOf(name, value)};\n`)
          .join('');
      },
    },
  };
}
