import { categoryTone } from '#src/features/courses/course-categories.ts';
import { FACT_TERMS } from '#src/features/courses/course-fact-texts.ts';
import { formatHours, formatPrice } from '#src/features/courses/course-facts.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { placeName, stateLabel } from '#src/features/courses/course-session-texts.ts';
import { offeredSessions } from '#src/features/courses/course-sessions.ts';
import { formatDay, formatPeriod } from '#src/lib/french-dates.ts';
import { soundParts } from './preview-data.ts';

type Sound = Partial<ReturnType<typeof courseSchema.parse>>;

/** A line of facts: what it is called, and what it says. */
export type Fact = readonly [term: string, detail: string];

const MODALITIES = {
  remote: 'À distance',
  'on-site': 'En présentiel',
  blended: 'À distance et en présentiel',
} as const;

const compact = (facts: readonly (readonly [string, string | undefined])[]): Fact[] =>
  facts.flatMap(([term, detail]) => (detail === undefined || detail === '' ? [] : [[term, detail] as const]));

function factsOf(course: Sound): Fact[] {
  const { modality, price, delays, assessment, certification } = course;
  return compact([
    [FACT_TERMS.duration, course.duration],
    [FACT_TERMS.level, course.level],
    [FACT_TERMS.modality, modality && MODALITIES[modality]],
    [FACT_TERMS.pace, course.pace],
    [FACT_TERMS.price, price && [formatPrice(price), price.detail].filter((part) => part !== undefined).join('. ')],
    [FACT_TERMS.audience, course.audience],
    [FACT_TERMS.prerequisites, course.prerequisites],
    [FACT_TERMS.access, course.access],
    [FACT_TERMS.delays, delays && [delays.general, delays.cpf].filter((part) => part !== undefined).join('. ')],
    [FACT_TERMS.methods, course.methods?.join('\u00a0; ')],
    [FACT_TERMS.assessment, assessment && [assessment.before, assessment.during, assessment.after].join('. ')],
    [FACT_TERMS.accessibility, course.accessibility],
    [
      FACT_TERMS.certification,
      certification &&
        `${certification.title}, ${certification.code}, ${certification.certifier}, jusqu’au ${formatDay(certification.expiresOn)}`,
    ],
    [FACT_TERMS.blocks, course.blocks],
    [FACT_TERMS.equivalences, course.equivalences],
    [FACT_TERMS.bridges, course.bridges],
    [FACT_TERMS.continuations, course.continuations],
    [FACT_TERMS.outcomes, course.outcomes],
  ]);
}

/** What the page of a course says, in the site's own words, of what its form holds so far. */
export function coursePreview(data: Readonly<Record<string, unknown>>, today: Date) {
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
    facts: factsOf(course),
  };
}
