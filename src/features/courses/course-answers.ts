import { formatEuros } from '#src/lib/euros.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { parisToday } from '#src/lib/paris-today.ts';
import type { Course } from './course.ts';
import { COURSE_TEXTS } from './course-texts.ts';

type Price = NonNullable<Course['price']>;

/** A price as a list shows it: « 690 € », « 1 260 € par groupe », « 980 € HT ». */
export const shortPrice = ({ amount, unit, tax }: Pick<Price, 'amount' | 'unit' | 'tax'>): string =>
  [formatEuros(amount), ...(tax === 'excluded' ? ['HT'] : []), ...(unit === 'group' ? ['par groupe'] : [])].join(
    '\u00a0',
  );

/** Price and duration: « 690 €, 14 heures (2 jours) ». */
export const priceAndDuration = ({ price, duration }: Pick<Course, 'price' | 'duration'>): string =>
  [...(price ? [shortPrice(price)] : []), duration].join(', ');

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
