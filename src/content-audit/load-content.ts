import type { z } from 'zod';
import { SCHEMAS } from '#src/content-model/content-rules.ts';
import { filesOnDisk } from '#src/content-model/project-files.ts';
import { type Entry, readContent } from '#src/content-model/read.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { withNormalizedInput } from '#src/lib/normalize-input.ts';
import type { Publication } from '#src/site/publication.ts';

const isNoDraft = ({ sheet: { published } }: { sheet: Pick<Publication, 'published'> }) => published !== false;

/** Reads the content of a project whose files are all right: call `checkContent` first. */
export function loadContent(root: string) {
  const files: readonly Entry[] = readContent(filesOnDisk(root)).entries;
  const all = <Schema extends z.ZodType>(kind: string, schema: Schema) =>
    files
      .filter((file) => file.kind === kind)
      .map((file) => ({ ...file, sheet: withNormalizedInput(schema).parse(file.data) }));
  const one = <Schema extends z.ZodType>(kind: string, schema: Schema) => {
    const [file] = all(kind, schema);
    if (file === undefined) throw new Error(`${CONTENT}/${kind} is missing: checkContent says so in French.`);
    return file;
  };
  return {
    files,
    site: one('site.yaml', SCHEMAS['site.yaml']),
    figures: one('figures.yaml', SCHEMAS['figures.yaml']),
    aiCourse: all('ai-course.yaml', SCHEMAS['ai-course.yaml'])[0],
    coursePages: one('course-pages.yaml', SCHEMAS['course-pages.yaml']),
    financing: one('financing.yaml', SCHEMAS['financing.yaml']),
    home: one('home.yaml', SCHEMAS['home.yaml']),
    about: one('about.yaml', SCHEMAS['about.yaml']),
    law: one('law.yaml', SCHEMAS['law.yaml']),
    accessibility: one('accessibility.yaml', SCHEMAS['accessibility.yaml']),
    /** Of each list, what is or will be online: a draft owes nothing yet. */
    courses: all('courses', SCHEMAS.courses).filter(isNoDraft),
    articles: all('blog', SCHEMAS.blog).filter(isNoDraft),
    creators: all('creators', SCHEMAS.creators).filter(isNoDraft),
    catalogues: all('catalogues', SCHEMAS.catalogues),
    legal: all('legal', SCHEMAS.legal),
  };
}

/** All of `content/`, read once; what the report's rules look at. */
export type Content = ReturnType<typeof loadContent>;
export type CourseSheet = Content['courses'][number];
