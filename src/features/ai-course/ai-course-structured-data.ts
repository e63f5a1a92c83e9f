import { offeredSessions } from '#src/features/courses/sessions.ts';
import { courseThing } from '#src/features/courses/course-structured-data.ts';
import { paths } from '#src/site/paths.ts';
import { absolute, type Thing } from '#src/site/structured-data.ts';
import { aiCourse, aiSheet } from './ai-course.ts';

/**
 * The course for search engines: the facts of its sheet, told at the address of the landing page. Its programme in full
 * stands there in words, and once more would cost the page its first flight.
 */
export const aiCourseData = (): Thing => ({
  ...courseThing(aiCourse.course, aiSheet, offeredSessions(aiSheet, new Date())),
  name: aiCourse.title,
  description: aiCourse.introduction,
  url: absolute(paths.aiCourse),
  coursePrerequisites: undefined,
  syllabusSections: undefined,
  teaches: undefined,
});
