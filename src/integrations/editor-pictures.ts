import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pictureOf } from '#src/features/pictures/picture-files.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { buildTarget } from '#src/site/publication.ts';
import { shownPictures } from './shown-pictures.ts';

const MODULE_ID = 'virtual:editor-pictures';

/** Content whose pictures islands can show: mirrors name only pictures of courses, categories and articles. */
const ISLAND_KINDS = ['categories.yaml', 'courses', 'blog'];

export const editorPictures = (): Plugin => ({
  name: 'editor-pictures',
  configureServer({ config, environments, watcher }) {
    watcher.on('all', (_, file) => {
      if (!file.startsWith(join(config.root, CONTENT))) return;
      for (const { moduleGraph } of Object.values(environments)) {
        const table = moduleGraph.getModuleById(`\0${MODULE_ID}`);
        if (table !== undefined) moduleGraph.invalidateModule(table);
      }
    });
  },
  resolveId: { filter: { id: /^virtual:editor-pictures$/ }, handler: () => `\0${MODULE_ID}` },
  load: {
    filter: { id: /^\0virtual:editor-pictures$/ },
    handler() {
      const { root, command } = this.environment.config;
      const context = command === 'serve' ? 'development' : buildTarget(process.env.CONTEXT);
      const kinds = this.environment.name === 'client' ? ISLAND_KINDS : undefined;
      const table = shownPictures(root, context, kinds).map((address) => [address, pictureOf(root, address)]);
      return `export const PICTURES = ${JSON.stringify(Object.fromEntries(table))};`;
    },
  },
});
