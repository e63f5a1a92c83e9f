import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseFrontmatter } from 'astro/markdown';
import type { Loader } from 'astro/loaders';
import { readContentFile } from '#src/lib/content-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { interpolate } from '#src/lib/template.ts';
import { accessibilitySchema } from '#src/features/accessibility/accessibility-schema.ts';
import { accessibilityWords } from '#src/features/accessibility/accessibility-words.ts';
import { requests } from '#src/features/contact/requests.ts';
import { readText } from '#src/lib/text-file.ts';
import { legalIdentity, registeredOffice } from '#src/site/legal-identity.ts';
import { site } from '#src/site/site.ts';
import { legalValues } from './legal-values.ts';

const words = {
  ...requests.words,
  seat: registeredOffice(site),
  company: legalIdentity(site),
  rgaa: accessibilityWords(readContentFile('accessibility.yaml', accessibilitySchema)),
};

const FOLDER = `${CONTENT}/legal`;

/** The legal pages, with the organisation's values put in before Markdown is read: some stand in the targets of links. */
export const legalPages = (): Loader => ({
  name: 'legal-pages',
  load: async (context) => {
    const { config, store, watcher } = context;
    const folder = new URL(`${FOLDER}/`, config.root);

    const loadAll = async () => {
      store.clear();
      for (const name of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
        const id = name.replace(/\.md$/, '');
        const filePath = `${FOLDER}/${name}`;
        const fileURL = new URL(name, folder);
        const { frontmatter, content } = parseFrontmatter(readText(fileURL));
        const body = interpolate(content, legalValues(site, words, site.legal.processors), filePath);
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
