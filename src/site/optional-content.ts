import { z } from 'zod';
import { slugify } from '#src/lib/french-text.ts';
import { now } from '#src/lib/clock.ts';
import { publicationSchema } from '#src/fields/fields.ts';
import { entryNames, readEntryFile } from '#src/lib/content-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { context, isShown } from './publication.ts';
import { readProjectFile } from '#src/lib/read-project-file.ts';

export const hasAiCourse = readProjectFile(`${CONTENT}/ai-course.yaml`) !== undefined;

const articleSchema = publicationSchema
  .unwrap()
  .extend({ category: z.string().catch('') })
  .catch({ published: true, category: '' });

export function articleCategories(target = context): ReadonlySet<string> {
  const today = now();
  const articles = entryNames('blog').map((name) => readEntryFile(`blog/${name}`, articleSchema));
  return new Set(
    articles.filter((article) => isShown(article, { context: target, today })).map(({ category }) => slugify(category)),
  );
}

export const hasArticles = (target = context): boolean => articleCategories(target).size > 0;
