import { readPublishedCourses } from '#src/features/courses/published-courses.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { now } from '#src/lib/clock.ts';
import { interpolateAll } from '#src/lib/template.ts';
import { textValues } from './text-values.ts';

const courses = readPublishedCourses(now()).map(({ data }) => data);
const values = textValues(now(), courses);

export const hasCpfCourse = courses.some(({ eligibleForCPF }) => eligibleForCPF);

/**
 * Replaces `{{…}}` in all or part of the data of a content file. Netlify Functions cannot import this module, because
 * their bundles do not contain all courses.
 */
export const fillTexts = <Data>(file: string, data: Data): Data => interpolateAll(data, values, `${CONTENT}/${file}`);
