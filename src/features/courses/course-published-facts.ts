import { figure } from '#src/features/figures/figures.ts';
import { trainerOf } from '#src/features/team/trainers.ts';
import { canUsePublicFunding } from '#src/site/funding.ts';
import { site } from '#src/site/site.ts';
import { coursePages } from '#src/content-model/data.ts';
import { type CourseFact, courseFacts } from './course-facts.ts';
import type { CourseData } from './course-schema.ts';

/** The facts of a course as this site publishes them, with the contacts and figures of `content/`. */
export const publishedFacts = (course: CourseData): CourseFact[] =>
  courseFacts(course, {
    contact: site.contact,
    offices: site.offices,
    fromPrice: site.fromPrice,
    shared: coursePages,
    figureOf: figure,
    trainerOf,
    canUsePublicFunding: canUsePublicFunding(site.certificate, new Date()),
  });
