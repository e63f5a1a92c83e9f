import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { catalogueSchema } from '#src/features/catalogues/catalogue-schema.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { creatorSchema } from '#src/features/creators/creator-schema.ts';
import { legalPages } from '#src/features/legal/legal-loader.ts';
import { legalPageSchema } from '#src/features/legal/legal-page-schema.ts';
import { teamMemberSchema } from '#src/features/team/team-member-schema.ts';
import { testimonialSchema } from '#src/features/testimonials/testimonial-schema.ts';
import { asWritten } from '#src/lib/written-values.ts';

/** File names are ids, as they are: Astro's default would slugify them. */
const generateId = ({ entry }: { entry: string }) => entry.replace(/\.[a-z]+$/, '');

const markdown = (folder: string) => glob({ base: `content/${folder}`, pattern: '*.{md,mdx}', generateId });
const yaml = (folder: string) => glob({ base: `content/${folder}`, pattern: '*.yaml', generateId });

export const collections = {
  courses: defineCollection({ loader: markdown('courses'), schema: asWritten(courseSchema) }),
  blog: defineCollection({ loader: markdown('blog'), schema: asWritten(articleSchema) }),
  testimonials: defineCollection({ loader: markdown('testimonials'), schema: asWritten(testimonialSchema) }),
  team: defineCollection({ loader: markdown('team'), schema: asWritten(teamMemberSchema) }),
  catalogues: defineCollection({ loader: yaml('catalogues'), schema: asWritten(catalogueSchema) }),
  creators: defineCollection({ loader: yaml('creators'), schema: asWritten(creatorSchema) }),
  legal: defineCollection({ loader: legalPages(), schema: asWritten(legalPageSchema) }),
};
