import { categoryTone } from '#src/features/courses/course-categories.ts';
import type { FactId } from '#src/features/courses/course-fact-texts.ts';
import { type FactSources, formatHours, sheetFacts } from '#src/features/courses/course-facts.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { placeName, stateLabel } from '#src/features/courses/course-session-texts.ts';
import { offeredSessions } from '#src/features/courses/course-sessions.ts';
import { formatPeriod } from '#src/lib/french-dates.ts';
import { soundParts } from './preview-data.ts';

/** What the page of a course shows elsewhere than among its facts. */
const SHOWN_APART: readonly FactId[] = ['objectives', 'contact'];

/** What the page of a course says, in the site's own words, of what its form holds so far. */
export function coursePreview(data: Readonly<Record<string, unknown>>, sources: FactSources, today: Date) {
  const course = soundParts(courseSchema, data);
  return {
    title: course.title ?? '',
    description: course.description ?? '',
    category: course.category ?? '',
    duration: course.duration ?? '',
    tone: categoryTone(course.category ?? ''),
    isEligible: course.eligibleForCPF === true,
    objectives: course.objectives ?? [],
    modules: (course.modules ?? []).map(({ title, hours, points }) => ({
      title,
      hours: formatHours(hours),
      points,
    })),
    sessions: offeredSessions(course, today).map((session) => ({
      when: formatPeriod(session.start, session.end),
      where: placeName(session.place),
      state: stateLabel(session),
    })),
    facts: sheetFacts(course, sources).filter(({ id }) => !SHOWN_APART.includes(id)),
  };
}
