import { countOf } from '#src/lib/french-numbers.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { courseJsonLd } from '#src/features/courses/course-structured-data.ts';
import { offeredSessions } from '#src/features/courses/sessions.ts';
import { figure } from '#src/features/figures/figures.ts';
import { now } from '#src/lib/clock.ts';
import { paths } from '#src/site/paths.ts';
import { answeredQuestions } from '#src/site/questions.ts';
import { absolute } from '#src/site/structured-data.ts';
import { aiCourse, aiCourseSheet, wording } from './ai-course.ts';

export async function landingPage() {
  const { title, hours, weeks, groupSize, introduction } = aiCourse;
  const isFunded = aiCourseSheet.eligibleForCPF;
  const sheet = (await allCourses()).find(({ id }) => id === aiCourse.course);
  const sessions = offeredSessions(aiCourseSheet, now());
  const courseLd = courseJsonLd(aiCourse.course, aiCourseSheet, sessions);
  const participants = groupSize ? `${countOf(groupSize, 'participant')} au plus` : 'en petit groupe';
  return {
    title: isFunded ? 'Formation IA générative certifiante, CPF et OPCO' : 'Formation IA générative',
    description: `${title}\u00a0: ${countOf(hours, 'heure')} en ${countOf(weeks, 'semaine')}, ${participants}, accompagnement compris.`,
    sheet,
    sessions,
    statistics: aiCourse.statistics.map(({ figure: id, icon }) => ({ ...figure(id), icon })),
    questions: answeredQuestions(aiCourse.faq, isFunded),
    jsonLd: {
      ...courseLd,
      name: title,
      description: introduction,
      url: absolute(paths.aiCourse),
      // The programme as structured data would make the page too heavy.
      coursePrerequisites: undefined,
      syllabusSections: undefined,
      teaches: undefined,
      offers: sheet && courseLd.offers,
    },
  };
}

export const creatorFigures = () => [
  ...aiCourse.statistics.slice(0, 2).map(({ figure: id }) => figure(id)),
  { value: 'Semaine 1', label: wording('firstWeek') },
  { value: 'Financement', label: wording('funding') },
];
