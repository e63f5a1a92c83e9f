import { publicationSchema } from '#src/fields/fields.ts';
import { entryNames, readEntryFile } from '#src/lib/content-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { context, isShown } from './publication.ts';
import { readProjectFile } from '#src/lib/read-project-file.ts';

export const hasAiCourse = readProjectFile(`${CONTENT}/ai-course.yaml`) !== undefined;

export function hasArticles(target = context): boolean {
  const today = new Date();
  return entryNames('blog').some((name) =>
    isShown(readEntryFile(`blog/${name}`, publicationSchema), { context: target, today }),
  );
}
