import { z } from 'zod';
import { categoryTone } from '#src/features/courses/course-categories.ts';
import type { FactId } from '#src/features/courses/course-fact-texts.ts';
import { type FactSources, formatHours, sheetFacts } from '#src/features/courses/course-facts.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { placeName, stateLabel } from '#src/features/courses/course-session-texts.ts';
import { offeredSessions } from '#src/features/courses/course-sessions.ts';
import { formatPeriod } from '#src/lib/french-dates.ts';
import { tidyValue } from '#src/lib/normalize-input.ts';
import { readField, shapeOf } from './read-field.ts';

const parsed = (schema: z.core.$ZodType, value: unknown): unknown[] => {
  const { success, data } = z.safeParse(schema, value);
  return success && data !== undefined ? [data] : [];
};

function soundPart(schema: z.core.$ZodType, value: unknown): unknown[] {
  const tidy = tidyValue(schema, value);
  const { schema: bare } = readField(schema);
  if (bare instanceof z.ZodArray && Array.isArray(tidy)) return [tidy.flatMap((item) => parsed(bare.element, item))];
  return parsed(schema, tidy);
}

/** The data of a form so far, as far as its schema takes them: a preview shows what is sound, and waits for the rest. */
export const soundParts = <Schema extends z.ZodObject>(
  schema: Schema,
  data: Readonly<Record<string, unknown>>,
): Partial<z.output<Schema>> =>
  Object.fromEntries(
    Object.entries(shapeOf(schema)).flatMap(([name, field]) =>
      soundPart(field, data[name]).map((value) => [name, value] as const),
    ),
    // The schema has given each value its type, one by one.
  ) as Partial<z.output<Schema>>;

/** The facts that the page of a course shows apart from the others. */
const SHOWN_APART: readonly FactId[] = ['objectives', 'contact'];

/** The content of a course's page, in the site's own words, from its form so far. */
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
