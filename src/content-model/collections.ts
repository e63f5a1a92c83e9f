import { defineCollection } from 'astro/content/config';
import { contentLoader } from '#src/content-model/content-loader.ts';
import { SCHEMAS } from '#src/content-model/content-rules.ts';

export const collections = {
  courses: defineCollection({ loader: contentLoader('courses'), schema: SCHEMAS.courses }),
  blog: defineCollection({ loader: contentLoader('blog'), schema: SCHEMAS.blog }),
  testimonials: defineCollection({ loader: contentLoader('testimonials'), schema: SCHEMAS.testimonials }),
  team: defineCollection({ loader: contentLoader('team'), schema: SCHEMAS.team }),
  catalogues: defineCollection({ loader: contentLoader('catalogues'), schema: SCHEMAS.catalogues }),
  creators: defineCollection({ loader: contentLoader('creators'), schema: SCHEMAS.creators }),
  legal: defineCollection({ loader: contentLoader('legal'), schema: SCHEMAS.legal }),
};
