import { readContentFile } from '#src/lib/content-file.ts';
import { coursePagesSchema } from './course-pages-schema.ts';

export const coursePages = readContentFile('course-pages.yaml', coursePagesSchema);
