import { REMOTE_PLACE } from './course-session-schema.ts';
import type { CourseData } from './course-schema.ts';

/**
 * Where a course is held on site: in the towns of its sessions, « à Angers ou à Paris », at the client's where its sheet
 * says so, else in the town that the organisation names for all.
 */
export function placeOf({ sessions = [], venue }: Pick<CourseData, 'sessions' | 'venue'>, usual: string): string {
  if (venue === 'client') return 'dans vos locaux';
  const towns = [...new Set(sessions.flatMap(({ place }) => (place === REMOTE_PLACE ? [] : [place])))];
  return (towns.length === 0 ? [usual] : towns).map((town) => `à ${town}`).join(' ou ');
}
