import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { catalogueSchema } from '#src/features/catalogues/catalogue-schema.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { creatorSchema } from '#src/features/creators/creator-schema.ts';
import { legalPages } from '#src/features/legal/legal-loader.ts';
import { legalPageSchema } from '#src/features/legal/legal-page-schema.ts';
import { teamMemberSchema } from '#src/features/team/team-member.ts';
import { testimonialSchema } from '#src/features/testimonials/testimonial.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';

/** File names are ids, as they are: Astro's default would slugify them. */
const generateId = ({ entry }: { entry: string }) => entry.replace(/\.[a-z]+$/, '');

const markdown = (folder: string) => glob({ base: `${CONTENT}/${folder}`, pattern: '*.{md,mdx}', generateId });
const yaml = (folder: string) => glob({ base: `${CONTENT}/${folder}`, pattern: '*.yaml', generateId });

export const collections = {
  courses: defineCollection({ loader: markdown('courses'), schema: withNormalizedInput(courseSchema) }),
  blog: defineCollection({ loader: markdown('blog'), schema: withNormalizedInput(articleSchema) }),
  testimonials: defineCollection({ loader: markdown('testimonials'), schema: withNormalizedInput(testimonialSchema) }),
  team: defineCollection({ loader: markdown('team'), schema: withNormalizedInput(teamMemberSchema) }),
  catalogues: defineCollection({ loader: yaml('catalogues'), schema: withNormalizedInput(catalogueSchema) }),
  creators: defineCollection({ loader: yaml('creators'), schema: withNormalizedInput(creatorSchema) }),
  legal: defineCollection({ loader: legalPages(), schema: withNormalizedInput(legalPageSchema) }),
};
