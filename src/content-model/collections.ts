import { defineCollection } from 'astro/content/config';
import { SCHEMAS } from '#src/content-model/content-rules.ts';
import { now } from '#src/lib/clock.ts';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import { CONTENT } from '#src/lib/content-folder.ts';
import { interpolate, interpolateAll, type ValueOf } from '#src/lib/template.ts';
import { type Entry, filesOnDisk, readEntries } from './read.ts';
import { readPublishedCourses } from '#src/features/courses/published-courses.ts';
import { textValues } from '#src/features/editorial/text-values.ts';

const SPECIAL_CHARACTERS = /[&<>"'`*\\[\]()]/g;

/** Escapes a text by character references, which are safe in Markdown, in addresses and in HTML. */
export const escapeMarkdown = (text: string | undefined): string | undefined =>
  text?.replace(SPECIAL_CHARACTERS, (found) => `&#${found.charCodeAt(0)};`);

/** Fills `{{…}}` in legal pages before their Markdown is parsed, because link targets may contain `{{…}}`. */
function filledLegalPages(entries: readonly Entry[]): Entry[] {
  const courses = readPublishedCourses(now()).map(({ data }) => data);
  const valueOf = textValues(now(), courses);
  const escapedValueOf: ValueOf = (name) => escapeMarkdown(valueOf(name));
  return entries.map((entry) => ({
    ...entry,
    data: interpolateAll(entry.data, valueOf, entry.file),
    body: interpolate(entry.body, escapedValueOf, entry.file),
  }));
}

export const contentLoader = (kind: string): Loader => ({
  name: 'content',
  load: async (context) => {
    const { config, logger, store, watcher } = context;
    const root = fileURLToPath(config.root);
    const toStored = async (entry: Entry) => {
      const { id, file: filePath, body } = entry;
      const data = await context.parseData({ id, filePath, data: entry.data as Record<string, unknown> });
      if (filePath.endsWith('.mdx')) return { id, body, filePath, data, deferredRender: true };
      const fileURL = pathToFileURL(join(root, filePath));
      return { id, body, filePath, data, rendered: await context.renderMarkdown(body, { fileURL }) };
    };
    const load = async () => {
      const entries = readEntries(filesOnDisk(root), kind);
      const all = await Promise.all((kind === 'legal' ? filledLegalPages(entries) : entries).map(toStored));
      store.clear();
      for (const stored of all) store.set(stored);
    };
    await load();
    watcher?.add(join(root, CONTENT));
    watcher?.on('all', (_, path) => {
      if (path.startsWith(join(root, CONTENT)) && /\.(mdx?|yaml)$/.test(path))
        load().catch((error: unknown) => logger.error(String(error)));
    });
  },
});

export const collections = {
  courses: defineCollection({ loader: contentLoader('courses'), schema: SCHEMAS.courses }),
  blog: defineCollection({ loader: contentLoader('blog'), schema: SCHEMAS.blog }),
  testimonials: defineCollection({ loader: contentLoader('testimonials'), schema: SCHEMAS.testimonials }),
  team: defineCollection({ loader: contentLoader('team'), schema: SCHEMAS.team }),
  catalogues: defineCollection({ loader: contentLoader('catalogues'), schema: SCHEMAS.catalogues }),
  creators: defineCollection({ loader: contentLoader('creators'), schema: SCHEMAS.creators }),
  legal: defineCollection({ loader: contentLoader('legal'), schema: SCHEMAS.legal }),
};
