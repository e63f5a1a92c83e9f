import { now } from '#src/lib/paris-today.ts';
import { publicationSchema } from '#src/fields/fields.ts';
import { entryNames, readEntryFile } from '#src/lib/content-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { context, isShown } from './publication.ts';
import { readProjectFile } from '#src/lib/read-project-file.ts';

export const hasAiCourse = readProjectFile(`${CONTENT}/ai-course.yaml`) !== undefined;

export function hasArticles(target = context): boolean {
  const today = now();
  const articles = entryNames('blog').map((name) => readEntryFile(`blog/${name}`, publicationSchema));
  return articles.some((article) => isShown(article, { context: target, today }));
}
