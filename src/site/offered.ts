import { publicationSchema } from '#src/fields/fields.ts';
import { entryNames, readEntryFile } from '#src/lib/content-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { isShown, type BuildTarget } from './publication.ts';
import { readProjectFile } from '#src/lib/read-project-file.ts';

/** A section of the site that is built only if its content exists. */
export type OptionalSection = 'ai-course' | 'articles' | 'certificate';

export const hasAiCourse = readProjectFile(`${CONTENT}/ai-course.yaml`) !== undefined;

export function hasArticles(context: BuildTarget): boolean {
  const today = new Date();
  return entryNames('blog').some((name) =>
    isShown(readEntryFile(`blog/${name}`, publicationSchema), { context, today }),
  );
}

const PAGES: Readonly<Record<OptionalSection, RegExp>> = {
  'ai-course': /^\/((landing-)?formation-ia|contact-[a-z]+-ia|programmes\/formation-ia\.pdf)$/,
  certificate: /^\/certificat-qualiopi$/,
  articles: /^\/(blog(\/.*)?|rss\.xml|article-non-trouve)$/,
};

/** The optional section of a page: `articles` for `/blog/page/2`; undefined for pages that always exist. */
export const optionalSectionOf = (path: string): OptionalSection | undefined =>
  (Object.keys(PAGES) as OptionalSection[]).find((part) => PAGES[part].test(path));
