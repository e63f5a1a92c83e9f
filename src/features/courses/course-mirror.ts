import { jsonMirror } from '#src/lib/json-mirror.ts';
import { paths } from '#src/site/paths.ts';
import type { Course } from './course.ts';

export const { $mirror: $courses, load: loadCourses } = jsonMirror<readonly Course[]>(paths.apiCourses, Array.isArray);
