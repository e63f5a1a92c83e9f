import { fillTexts } from '#src/features/editorial/fill-texts.ts';
import { readOptionalFile } from '#src/lib/content-file.ts';
import { paths } from '#src/site/paths.ts';
import { aiCourseSchema } from './ai-course-schema.ts';

const texts = readOptionalFile('ai-course.yaml', aiCourseSchema);

export const aiCoursePage = texts && {
  label: fillTexts('ai-course.yaml', texts.title),
  href: paths.aiCourse,
  course: texts.course,
};
