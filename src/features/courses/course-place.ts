import { REMOTE_PLACE } from './course-session-schema.ts';
import type { Site } from '#src/site/site-schema.ts';
import type { CourseData } from './course-schema.ts';

/** The towns of its sessions on site, each once. */
const townsOf = ({ sessions = [] }: Pick<CourseData, 'sessions'>): string[] => [
  ...new Set(sessions.flatMap(({ place }) => (place === REMOTE_PLACE ? [] : [place]))),
];

/** How one enters and moves about where a course is held: a line for each office of ours that it is held in. */
export const roomLines = (course: Pick<CourseData, 'sessions' | 'venue'>, offices: Site['offices']): string[] =>
  course.venue === 'client'
    ? []
    : townsOf(course).flatMap((town) => {
        const office = offices.find(({ address }) => address.city === town);
        return office === undefined ? [] : [`À ${town}\u00a0: ${office.accessibility}`];
      });

/**
 * Where a course is held on site: in the towns of its sessions, « à Angers ou à Paris », at the client's where its sheet
 * says so or where the organisation has no town, else in the one that it names for all.
 */
export function placeOf(course: Pick<CourseData, 'sessions' | 'venue'>, usual: string | undefined): string {
  const sessions = townsOf(course);
  const towns = sessions.length === 0 && usual !== undefined ? [usual] : sessions;
  if (course.venue === 'client' || towns.length === 0) return 'dans vos locaux';
  return towns.map((town) => `à ${town}`).join(' ou ');
}
