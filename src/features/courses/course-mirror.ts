import { listMirror } from '#src/lib/list-mirror.ts';
import { paths } from '#src/site/paths.ts';
import type { Course } from './course.ts';

export const { $mirror: $courses, load: loadCourses } = listMirror<Course>(paths.apiCourses);
