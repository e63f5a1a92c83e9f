import type { CourseData } from '#src/features/courses/course-schema.ts';
import { offeredSessions } from '#src/features/courses/sessions.ts';

/** The fields that LHÉO 2.3 requires and the course lacks, each with a French text that says what is missing. */
export function lheoGaps(course: CourseData, today: Date): (readonly [field: string, problem: string])[] {
  const { domain = {}, objectives, modules, prerequisites } = course;
  const gaps = [
    // An element without codes would be valid, but importers refuse empty elements.
    ['domain', 'aucun code Formacode, NSF ou ROME', Object.values(domain).flat().length === 0],
    ['objectives', 'aucun objectif', objectives === undefined],
    ['modules', 'aucun module', modules === undefined],
    ['prerequisites', 'aucun prérequis, pas même « Aucun »', prerequisites === undefined],
    ['sessions', 'aucune session à venir', offeredSessions(course, today).length === 0],
  ] as const;
  return gaps.flatMap(([field, problem, isMissing]) => (isMissing ? [[field, problem] as const] : []));
}
