import { readContentFile } from '#src/lib/content-file.ts';
import { coursePagesSchema } from './course-pages-schema.ts';

/** The provider's own texts for the page of every course. */
export const coursePages = readContentFile('course-pages.yaml', coursePagesSchema);
