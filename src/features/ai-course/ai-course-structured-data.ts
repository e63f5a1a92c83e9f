import { offeredSessions } from '#src/features/courses/sessions.ts';
import { courseJsonLd } from '#src/features/courses/course-structured-data.ts';
import { paths } from '#src/site/paths.ts';
import { absolute, type JsonLd } from '#src/site/structured-data.ts';
import { aiCourse, aiCourseEntry } from './ai-course.ts';

/**
 * The course for search engines: the facts of its sheet, told at the address of the landing page. Its programme in full
 * stands there in words, and once more would cost the page its first flight.
 */
export const aiCourseData = (): JsonLd => ({
  ...courseJsonLd(aiCourse.course, aiCourseEntry, offeredSessions(aiCourseEntry, new Date())),
  name: aiCourse.title,
  description: aiCourse.introduction,
  url: absolute(paths.aiCourse),
  coursePrerequisites: undefined,
  syllabusSections: undefined,
  teaches: undefined,
});
