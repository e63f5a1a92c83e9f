import { formatDay } from '#src/lib/french-dates.ts';
import { parisToday } from '#src/lib/paris-today.ts';
import type { Course } from './course.ts';
import { COURSE_TEXTS } from './course-texts.ts';
import { priceAndDuration } from './price.ts';

/** The search's answers about a course, beside its description, and until which day the second of them holds. */
export const searchAnswers = (course: Course) => ({
  lasting: `${priceAndDuration(course)}.${course.eligibleForCPF ? ' Éligible CPF.' : ''}`,
  ...(course.nextSession && { next: { start: course.nextSession.start, text: `${nextStart(course)}.` } }),
});

/** Where and when a course may next be begun: « À distance, le 12 janvier 2027 ». */
export const nextStart = ({ nextSession }: Pick<Course, 'nextSession'>, today = parisToday()): string =>
  nextSession && nextSession.start > today
    ? `${nextSession.place}, le ${formatDay(new Date(nextSession.start)).replaceAll(' ', '\u00a0')}`
    : COURSE_TEXTS.toBeAgreed;
