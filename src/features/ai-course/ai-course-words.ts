import type { CourseData } from '#src/features/courses/course-schema.ts';

/** What the texts of the AI course name of its sheet between double braces. */
export const aiCourseWords = ({ certification }: Pick<CourseData, 'certification'>) => ({
  code: certification?.code ?? 'à venir',
  certifier: certification?.certifier ?? 'l’organisme certificateur',
});
