import { offeredSessions } from '#src/features/courses/sessions.ts';
import type { CourseData } from '#src/features/courses/course-schema.ts';
import { formatDay, isoDay, parisDay } from '#src/lib/french-dates.ts';

export function seatsOf(sheet: Pick<CourseData, 'sessions' | 'seatsCheckedOn'>, today: Date) {
  const month = parisDay(today).slice(0, 7);
  return offeredSessions(sheet, today)
    .filter(({ state, seatsLeft }) => state !== 'full' && seatsLeft !== undefined)
    .map(({ start, seatsLeft = 0, seats }) => {
      const isThisMonth = isoDay(start).startsWith(month);
      const when = `${isThisMonth ? 'ce mois-ci, le' : 'session du'} ${formatDay(start).replace(/ \d{4}$/, '')}`;
      const places = `${String(seatsLeft)}\u00a0${seatsLeft === 1 ? 'place' : 'places'} sur ${String(seats)}`;
      return { start: isoDay(start), text: `${when}, ${places}` };
    });
}
