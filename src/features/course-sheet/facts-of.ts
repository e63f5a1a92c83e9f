import type { CourseFact } from '#src/features/courses/course-facts.ts';
import { type FACT_GROUPS, FACTS } from '#src/features/courses/course-fact-texts.ts';
import { publishedFacts } from '#src/features/courses/course-json.ts';
import type { CourseData } from '#src/features/courses/course-schema.ts';

export const factsOf = (course: CourseData, group: keyof typeof FACT_GROUPS): CourseFact[] =>
  publishedFacts(course).filter(({ id }) => FACTS[id].group === group);
