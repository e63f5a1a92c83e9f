import { DAY_MS } from '#src/lib/durations.ts';
import { formatPeriod, isoDay } from '#src/lib/french-dates.ts';
import { slugify } from '#src/lib/french-text.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import type { CourseData } from './course-schema.ts';
import { type CourseSession, REMOTE_PLACE } from './course-session-schema.ts';

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

export const SESSION_TEXTS = {
  request: 'Demander une place',
  add: 'Ajouter à mon agenda',
  subscribe: 'S’abonner aux dates de cette formation',
  agenda: 'Les dates de toutes nos formations',
  tooSoon: 'trop proche pour une commande CPF',
  none: 'Aucune date n’est ouverte pour l’instant.',
  anySession: 'Je ne sais pas encore, ou d’autres dates',
} as const;

/** Where a session is held: « À distance », or the town as it was typed. */
export const placeName = (place: string): string => (place === REMOTE_PLACE ? 'À distance' : place);

export const placeInSentence = (place: string): string => (place === REMOTE_PLACE ? 'à distance' : place);

/** A session's name for a visitor and an adviser: « session des 11 et 12 janvier 2027, à distance ». */
export const sessionName = ({ start, end, place }: Pick<OfferedSession, 'start' | 'end' | 'place'>): string =>
  `session ${formatPeriod(start, end).replace(/^les? /, (article) => (article === 'le ' ? 'du ' : 'des '))}, ${placeInSentence(place)}`;

/** Tells a session from the others of its course, whatever becomes of its seats: `2027-01-11-angers`. */
export const sessionKey = ({ start, place }: Pick<OfferedSession, 'start' | 'place'>): string =>
  `${isoDay(start)}-${slugify(placeName(place))}`;

/** « Plus que 2 places » where the seats have been counted, else what can be said without counting. */
export function stateLabel({ state, seatsLeft = 0 }: Pick<OfferedSession, 'state' | 'seatsLeft'>): string {
  if (state === 'full') return 'Complète';
  if (state === 'open') return 'Inscriptions ouvertes';
  return seatsLeft === 1 ? 'Dernière place' : `Plus que ${String(seatsLeft)} places`;
}
