import { figure } from '#src/features/figures/figures.ts';
import { trainerOf } from '#src/features/team/trainers.ts';
import { canUsePublicFundingToday } from '#src/site/funding.ts';
import { site } from '#src/site/site.ts';
import { type FACT_GROUPS, FACTS } from './course-fact-texts.ts';
import { type CourseFact, courseFacts } from './course-facts.ts';
import { coursePages } from './course-pages.ts';
import type { CourseData } from './course-schema.ts';

export const publishedFacts = (course: CourseData): CourseFact[] =>
  courseFacts(course, {
    ...site,
    defaults: coursePages,
    figureOf: figure,
    trainerOf,
    canUsePublicFunding: canUsePublicFundingToday(),
  });

export const factsOf = (course: CourseData, group: keyof typeof FACT_GROUPS): CourseFact[] =>
  publishedFacts(course).filter(({ id }) => FACTS[id].group === group);
