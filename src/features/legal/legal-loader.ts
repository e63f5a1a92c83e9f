import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseFrontmatter } from 'astro/markdown';
import type { Loader } from 'astro/loaders';
import { textValues } from '#src/content-model/text-values.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { interpolate } from '#src/lib/template.ts';
import { readText } from '#src/lib/text-file.ts';
import { inMarkdown } from './in-markdown.ts';

const FOLDER = `${CONTENT}/legal`;

/** The legal pages, with the organisation's values put in before Markdown is read: some stand in the targets of links. */
export const legalPages = (): Loader => ({
  name: 'legal-pages',
  load: async (context) => {
    const { config, store, watcher } = context;
    const folder = new URL(`${FOLDER}/`, config.root);

    const loadAll = async () => {
      store.clear();
      const values = inMarkdown(textValues(new Date()));
      for (const name of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
        const id = name.replace(/\.md$/, '');
        const filePath = `${FOLDER}/${name}`;
        const fileURL = new URL(name, folder);
        const { frontmatter, content } = parseFrontmatter(readText(fileURL));
        const body = interpolate(content, values, filePath);
        const data = await context.parseData({ id, data: frontmatter, filePath });
        store.set({ id, data, body, filePath, rendered: await context.renderMarkdown(body, { fileURL }) });
      }
    };

    await loadAll();
    watcher?.add(fileURLToPath(folder));
    watcher?.on('change', (path) => {
      if (path.startsWith(fileURLToPath(folder))) void loadAll();
    });
  },
});
