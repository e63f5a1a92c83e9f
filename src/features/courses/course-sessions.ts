import { isoDay } from '#src/lib/french-dates.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import type { CourseData } from './course-schema.ts';
import type { CourseSession } from './course-session-schema.ts';
import { DAY_MS } from '#src/lib/durations.ts';

/** The states of a session that has not begun. */
export const SESSION_STATES = ['open', 'few', 'full'] as const;
export type SessionState = (typeof SESSION_STATES)[number] | 'past';

export type OfferedSession = {
  start: Date;
  end: Date;
  place: string;
  seats: number;
  state: (typeof SESSION_STATES)[number];
  /** Left out where nobody has counted the seats lately. */
  seatsLeft?: number;
};

/** From this many seats left on, a session is about to be full. */
const FEW_SEATS = 3;
/** Seats counted longer ago than this are no longer said: the law forbids a scarcity that nobody has checked. */
const SEATS_STALE_AFTER_DAYS = 30;

const seatsLeft = ({ seats, booked }: CourseSession): number => seats - booked;

/** Computed from the dates and seats alone, never typed. A session that has begun, in Paris, takes nobody any more. */
export function sessionState(session: CourseSession, today: Date): SessionState {
  if (isoDay(session.start) <= parisDay(today)) return 'past';
  const left = seatsLeft(session);
  return left === 0 ? 'full' : left <= FEW_SEATS ? 'few' : 'open';
}

/** Whether the number of seats may be shown: someone has checked it lately. */
export const areSeatsKnown = (updatedOn: Date | undefined, today: Date): boolean =>
  updatedOn !== undefined && today.getTime() - updatedOn.getTime() <= SEATS_STALE_AFTER_DAYS * DAY_MS;

/**
 * The sessions still to come, soonest first, as the page, the mirror and the structured data may all present them.
 * One that was full stays full; few seats are said only while somebody has counted them.
 */
export function offeredSessions(
  { sessions = [], sessionsUpdatedOn }: Pick<CourseData, 'sessions' | 'sessionsUpdatedOn'>,
  today: Date,
): OfferedSession[] {
  const isCounted = areSeatsKnown(sessionsUpdatedOn, today);
  return sessions
    .flatMap((session): OfferedSession[] => {
      const state = sessionState(session, today);
      if (state === 'past') return [];
      const { start, end, place, seats } = session;
      return isCounted
        ? [{ start, end, place, seats, state, seatsLeft: seatsLeft(session) }]
        : [{ start, end, place, seats, state: state === 'few' ? 'open' : state }];
    })
    .sort((one, other) => one.start.getTime() - other.start.getTime());
}
