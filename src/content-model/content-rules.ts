import type { z } from 'zod';
import { accessibilitySchema } from '#src/site/accessibility-schema.ts';
import { aboutSchema, agendaSchema, homeSchema, legalPageSchema } from '#src/features/editorial/page-texts-schema.ts';
import { aiCourseSchema, creatorSchema } from '#src/features/ai-course/ai-course-schema.ts';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { tailoredPageSchema } from '#src/features/tailored-pages/tailored-page-schema.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { coursePagesSchema } from '#src/features/courses/course-pages-schema.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { sessionsSchema } from '#src/features/courses/sessions-schema.ts';
import { figuresSchema } from '#src/features/figures/figure-schema.ts';
import { financingSchema } from '#src/features/financing/financing-schema.ts';
import { lawSchema } from '#src/features/law/law-changes.ts';
import { searchSchema } from '#src/features/search/search-schema.ts';
import { teamMemberSchema } from '#src/features/team/team-member.ts';
import { testimonialSchema } from '#src/features/testimonials/testimonial.ts';
import { SLUG } from '#src/fields/fields.ts';
import { articlesSchema } from '#src/site/articles-schema.ts';
import { brandSchema } from '#src/site/brand-schema.ts';
import { categoriesSchema } from '#src/site/categories-schema.ts';
import { siteSchema } from '#src/site/site-schema.ts';

export const SCHEMAS = {
  courses: courseSchema,
  blog: articleSchema,
  testimonials: testimonialSchema,
  team: teamMemberSchema,
  catalogues: tailoredPageSchema,
  creators: creatorSchema,
  legal: legalPageSchema,
  'sessions.yaml': sessionsSchema,
  'site.yaml': siteSchema,
  'home.yaml': homeSchema,
  'brand.yaml': brandSchema,
  'categories.yaml': categoriesSchema,
  'course-pages.yaml': coursePagesSchema,
  'figures.yaml': figuresSchema,
  'ai-course.yaml': aiCourseSchema,
  'financing.yaml': financingSchema,
  'articles.yaml': articlesSchema,
  'about.yaml': aboutSchema,
  'agenda.yaml': agendaSchema,
  'law.yaml': lawSchema,
  'search.yaml': searchSchema,
  'requests.yaml': requestsSchema,
  'accessibility.yaml': accessibilitySchema,
} satisfies Record<string, z.ZodType>;

export type FolderRule = { schema: z.ZodType; extensions: readonly string[]; name: RegExp; naming: string };

const YAML = ['.yaml'];
const SLUG_RULE = {
  extensions: ['.md', '.mdx'],
  name: SLUG,
  naming: 'des minuscules sans accent, des chiffres et des tirets : excel-debutant',
};

export const FOLDER_RULES: Record<string, FolderRule> = {
  courses: { ...SLUG_RULE, schema: SCHEMAS.courses },
  blog: {
    ...SLUG_RULE,
    schema: SCHEMAS.blog,
    name: /^[1-9]\d*-[a-z0-9]+(-[a-z0-9]+)*$/,
    naming: 'le numéro de l’article, un tiret, puis quelques mots : 13-choisir-son-opco',
  },
  testimonials: { ...SLUG_RULE, schema: SCHEMAS.testimonials },
  team: { ...SLUG_RULE, schema: SCHEMAS.team },
  catalogues: { ...SLUG_RULE, schema: SCHEMAS.catalogues, extensions: YAML },
  creators: {
    schema: SCHEMAS.creators,
    extensions: YAML,
    name: /^[A-Za-z0-9-]+$/,
    naming: 'des lettres sans accent, des chiffres et des tirets',
  },
  legal: { ...SLUG_RULE, schema: SCHEMAS.legal, extensions: ['.md'] },
};

export const FILE_RULES: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(SCHEMAS).filter(([kind]) => kind.endsWith('.yaml')),
);

export const OPTIONAL_FILES: readonly string[] = ['ai-course.yaml', 'articles.yaml', 'sessions.yaml'];

export function schemaOfFile(path: string): z.ZodType | undefined {
  const [folder = '', name = ''] = path.split('/').slice(-2);
  return FOLDER_RULES[folder]?.schema ?? FILE_RULES[name];
}
