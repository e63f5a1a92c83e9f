import { offeredSessions } from '#src/features/courses/sessions.ts';
import type { PublishedCourse } from '#src/features/courses/course-funding.ts';
import { formatDay, isoDay, parisDay } from '#src/lib/french-dates.ts';

type Sheet = Pick<PublishedCourse, 'sessions' | 'sessionsUpdatedOn'>;

/** « 9 mars » */
const dayAndMonth = (date: Date): string => formatDay(date).replace(/ \d{4}$/, '');

export type SessionSeats = { start: string; text: string };

/** The seats left in upcoming sessions, if counted recently: « session du 9 mars, 7 places sur 12 ». */
export function seatsOf(sheet: Sheet, today: Date): SessionSeats[] {
  const month = parisDay(today).slice(0, 7);
  return offeredSessions(sheet, today)
    .filter(({ state, seatsLeft }) => state !== 'full' && seatsLeft !== undefined)
    .map(({ start, seatsLeft = 0, seats }) => {
      const when = isoDay(start).startsWith(month)
        ? `ce mois-ci, le ${dayAndMonth(start)}`
        : `session du ${dayAndMonth(start)}`;
      const places = `${String(seatsLeft)}\u00a0${seatsLeft === 1 ? 'place' : 'places'} sur ${String(seats)}`;
      return { start: isoDay(start), text: `${when}, ${places}` };
    });
}
