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

/** File names are ids, as they are: Astro's default would slugify them. */
const generateId = ({ entry }: { entry: string }) => entry.replace(/\.[a-z]+$/, '');

const markdown = (folder: string) => glob({ base: `content/${folder}`, pattern: '*.{md,mdx}', generateId });
const yaml = (folder: string) => glob({ base: `content/${folder}`, pattern: '*.yaml', generateId });

export const collections = {
  courses: defineCollection({ loader: markdown('courses'), schema: courseSchema }),
  blog: defineCollection({ loader: markdown('blog'), schema: articleSchema }),
  testimonials: defineCollection({ loader: markdown('testimonials'), schema: testimonialSchema }),
  team: defineCollection({ loader: markdown('team'), schema: teamMemberSchema }),
  catalogues: defineCollection({ loader: yaml('catalogues'), schema: catalogueSchema }),
  creators: defineCollection({ loader: yaml('creators'), schema: creatorSchema }),
  legal: defineCollection({ loader: legalPages(), schema: legalPageSchema }),
};
