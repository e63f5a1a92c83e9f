import type { CourseSession } from './course-sheet-schema.ts';

export type SessionState = 'open' | 'few' | 'full' | 'past';

/** From this many seats left on, a session is about to be full. */
export const FEW_SEATS = 3;
/** Seats counted longer ago than this are no longer said: the law forbids a scarcity that nobody has checked. */
const SEATS_STALE_AFTER_DAYS = 30;
const DAY = 86_400_000;

export const seatsLeft = ({ seats, booked }: CourseSession): number => seats - booked;

/** Computed from the dates and seats alone, never typed. A session that has begun takes nobody any more. */
export function sessionState(session: CourseSession, today: Date): SessionState {
  if (session.start.getTime() < startOfDay(today)) return 'past';
  const left = seatsLeft(session);
  return left === 0 ? 'full' : left <= FEW_SEATS ? 'few' : 'open';
}

const startOfDay = (moment: Date): number => Math.floor(moment.getTime() / DAY) * DAY;

/** The sessions still to come, soonest first. */
export const comingSessions = (sessions: readonly CourseSession[], today: Date): CourseSession[] =>
  sessions
    .filter((session) => sessionState(session, today) !== 'past')
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());

/** Whether the number of seats may be shown: someone has checked it lately. */
export const areSeatsKnown = (updatedOn: Date | undefined, today: Date): boolean =>
  updatedOn !== undefined && today.getTime() - updatedOn.getTime() <= SEATS_STALE_AFTER_DAYS * DAY;
