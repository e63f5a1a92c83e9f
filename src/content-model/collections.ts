import { defineCollection } from 'astro/content/config';
import { contentLoader } from '#src/content-model/content-loader.ts';
import { FILE_RULES, SCHEMAS } from '#src/content-model/content-rules.ts';

/** Pages import these files directly. As collections, Astro also writes their JSON Schemas for `.vscode/settings.json`. */
const dataFiles = Object.fromEntries(
  Object.entries(FILE_RULES).map(([file, schema]) => [
    file.replace('.yaml', ''),
    defineCollection({ loader: contentLoader(file), schema }),
  ]),
);

export const collections = {
  ...dataFiles,
  courses: defineCollection({ loader: contentLoader('courses'), schema: SCHEMAS.courses }),
  blog: defineCollection({ loader: contentLoader('blog'), schema: SCHEMAS.blog }),
  testimonials: defineCollection({ loader: contentLoader('testimonials'), schema: SCHEMAS.testimonials }),
  team: defineCollection({ loader: contentLoader('team'), schema: SCHEMAS.team }),
  catalogues: defineCollection({ loader: contentLoader('catalogues'), schema: SCHEMAS.catalogues }),
  creators: defineCollection({ loader: contentLoader('creators'), schema: SCHEMAS.creators }),
  legal: defineCollection({ loader: contentLoader('legal'), schema: SCHEMAS.legal }),
};
