import type { z } from 'zod';
import { accessibilitySchema } from '#src/features/accessibility/accessibility-schema.ts';
import { aboutSchema } from '#src/features/about/about-schema.ts';
import { aiCourseSchema } from '#src/features/ai-course/ai-course-schema.ts';
import { articleSchema } from '#src/features/blog/article-schema.ts';
import { coursePagesSchema } from '#src/features/courses/course-pages-schema.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { catalogueSchema } from '#src/features/catalogues/catalogue-schema.ts';
import { creatorSchema } from '#src/features/creators/creator-schema.ts';
import { figuresSchema } from '#src/features/figures/figure-schema.ts';
import { homeSchema } from '#src/features/home/home-schema.ts';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { financingSchema } from '#src/features/financing/financing-schema.ts';
import { lawSchema } from '#src/features/law/law-changes.ts';
import { legalPageSchema } from '#src/features/legal/legal-page-schema.ts';
import { testimonialSchema } from '#src/features/testimonials/testimonial.ts';
import { teamMemberSchema } from '#src/features/team/team-member.ts';
import { categoriesSchema } from '#src/site/categories-schema.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import type { Publication } from '#src/site/publication.ts';
import { filesOnDisk } from '#src/content-model/project-files.ts';
import { type ContentFile as NamedFile, readContent } from '#src/content-model/read.ts';
import type { Source } from '#src/content-model/source.ts';

/** A file of `content/` as it is written. `kind` is its folder, or its name where it stands in none. */
export type ContentFile = NamedFile & Source;

type Sheet<Schema extends z.ZodType> = ContentFile & { sheet: z.output<Schema> };

export type CourseSheet = Sheet<typeof courseSchema>;

/** All of `content/`, read once; what the report's checks look at. */
export type Content = {
  files: readonly ContentFile[];
  site: Sheet<typeof siteSchema>;
  categories: Sheet<typeof categoriesSchema>;
  figures: Sheet<typeof figuresSchema>;
  /** Nothing where there is no such course. */
  aiCourse: Sheet<typeof aiCourseSchema> | undefined;
  coursePages: Sheet<typeof coursePagesSchema>;
  financing: Sheet<typeof financingSchema>;
  home: Sheet<typeof homeSchema>;
  about: Sheet<typeof aboutSchema>;
  law: Sheet<typeof lawSchema>;
  requests: Sheet<typeof requestsSchema>;
  accessibility: Sheet<typeof accessibilitySchema>;
  /** Of each list, what is or will be online: a draft owes nothing yet. */
  courses: readonly CourseSheet[];
  articles: readonly Sheet<typeof articleSchema>[];
  testimonials: readonly Sheet<typeof testimonialSchema>[];
  team: readonly Sheet<typeof teamMemberSchema>[];
  creators: readonly Sheet<typeof creatorSchema>[];
  catalogues: readonly Sheet<typeof catalogueSchema>[];
  legal: readonly Sheet<typeof legalPageSchema>[];
};

const sheet = <Schema extends z.ZodType>(file: ContentFile, schema: Schema): Sheet<Schema> => ({
  ...file,
  sheet: withNormalizedInput(schema).parse(file.data),
});

/** Reads the content of a project whose files are all right: call `checkContent` first. */
export function loadContent(root: string): Content {
  const files = readContent(filesOnDisk(root)).entries;
  const one = <Schema extends z.ZodType>(name: string, schema: Schema): Sheet<Schema> => {
    const file = files.find(({ kind }) => kind === name);
    if (file === undefined) throw new Error(`${CONTENT}/${name} is missing: checkContent says so in French.`);
    return sheet(file, schema);
  };
  const all = <Schema extends z.ZodType>(folder: string, schema: Schema): Sheet<Schema>[] =>
    files.filter(({ kind }) => kind === folder).map((file) => sheet(file, schema));
  const isNoDraft = ({ sheet: { published } }: { sheet: Pick<Publication, 'published'> }) => published !== false;
  return {
    files,
    site: one('site.yaml', siteSchema),
    categories: one('categories.yaml', categoriesSchema),
    figures: one('figures.yaml', figuresSchema),
    aiCourse: all('ai-course.yaml', aiCourseSchema)[0],
    coursePages: one('course-pages.yaml', coursePagesSchema),
    financing: one('financing.yaml', financingSchema),
    home: one('home.yaml', homeSchema),
    about: one('about.yaml', aboutSchema),
    law: one('law.yaml', lawSchema),
    requests: one('requests.yaml', requestsSchema),
    accessibility: one('accessibility.yaml', accessibilitySchema),
    courses: all('courses', courseSchema).filter(isNoDraft),
    articles: all('blog', articleSchema).filter(isNoDraft),
    testimonials: all('testimonials', testimonialSchema).filter(isNoDraft),
    team: all('team', teamMemberSchema).filter(isNoDraft),
    creators: all('creators', creatorSchema).filter(isNoDraft),
    catalogues: all('catalogues', catalogueSchema),
    legal: all('legal', legalPageSchema),
  };
}
