import { requests } from '#src/features/contact/requests.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { aiCourseSchema } from './ai-course-schema.ts';
import { wordingIn } from './wording.ts';

export const aiCourse = readContentFile('ai-course.yaml', aiCourseSchema, requests.words);

/** A promise of the course as the site makes it today: `wording('funding')`. */
export const wording = wordingIn(aiCourse);
