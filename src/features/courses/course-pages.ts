import { readContentFile } from '#src/lib/content-file.ts';
import { coursePagesSchema } from './course-pages-schema.ts';

/** What this provider says on the page of every course. */
export const coursePages = readContentFile('course-pages.yaml', coursePagesSchema);
