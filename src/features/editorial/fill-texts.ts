import { readPublishedCourses } from '#src/features/courses/published-courses.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { now } from '#src/lib/paris-today.ts';
import { interpolateAll } from '#src/lib/template.ts';
import { textValues } from './text-values.ts';

const courses = readPublishedCourses(now()).map(({ data }) => data);
const values = textValues(now(), courses);

export const hasCpfCourse = courses.some(({ eligibleForCPF }) => eligibleForCPF);

/** Fills the texts of a file of pages, or of a part of it. Functions, which do not have all courses, cannot use it. */
export const fillTexts = <Data>(file: string, data: Data): Data => interpolateAll(data, values, `${CONTENT}/${file}`);
