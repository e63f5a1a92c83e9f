import { DAY_MS } from '#src/lib/durations.ts';
import { formatPeriod, isoDay, parisDay } from '#src/lib/french-dates.ts';
import { slugify } from '#src/lib/french-text.ts';
import type { CourseData } from './course-schema.ts';
import { REMOTE_PLACE } from './course-parts-schema.ts';
import type { CourseSession } from './sessions-schema.ts';

type SessionState = 'open' | 'few' | 'full';

export type OfferedSession = {
  start: Date;
  end: Date;
  place: string;
  seats: number | undefined;
  state: SessionState;
  /** Undefined if the seats were not checked recently. */
  seatsLeft: number | undefined;
};

const FEW_SEATS = 3;
/** The site hides older seat counts, because the law forbids advertising unverified scarcity. */
const SEATS_STALE_AFTER_DAYS = 30;

const seatsLeft = ({ seats, booked }: CourseSession): number | undefined =>
  seats === undefined || booked === undefined ? undefined : seats - booked;

export function sessionState(session: CourseSession, today: Date): SessionState | 'past' {
  if (isoDay(session.start) <= parisDay(today)) return 'past';
  const left = seatsLeft(session);
  if (session.state === 'full' || left === 0) return 'full';
  return left !== undefined && left <= FEW_SEATS ? 'few' : 'open';
}

export const isSeatCountRecent = (updatedOn: Date | undefined, today: Date): boolean =>
  updatedOn !== undefined && today.getTime() - updatedOn.getTime() <= SEATS_STALE_AFTER_DAYS * DAY_MS;

export function offeredSessions(
  { sessions = [], seatsCheckedOn }: Pick<CourseData, 'sessions' | 'seatsCheckedOn'>,
  today: Date,
): OfferedSession[] {
  const isCounted = isSeatCountRecent(seatsCheckedOn, today);
  return sessions
    .flatMap((session): OfferedSession[] => {
      const state = sessionState(session, today);
      if (state === 'past') return [];
      const { start, end, place, seats } = session;
      const left = isCounted ? seatsLeft(session) : undefined;
      return [{ start, end, place, seats, state: state === 'few' && !isCounted ? 'open' : state, seatsLeft: left }];
    })
    .sort((one, other) => one.start.getTime() - other.start.getTime());
}

export const requestLabel = ({ state }: Pick<OfferedSession, 'state'>): string =>
  state === 'full' ? 'Être prévenu d’une place' : 'Demander une place';

export const sessionModality = (modality: CourseData['modality'], place: string) =>
  modality === 'blended' ? modality : place === REMOTE_PLACE ? 'remote' : 'on-site';

export const placeInSentence = (place: string): string => (place === REMOTE_PLACE ? 'à distance' : place);

export const sessionName = ({ start, end, place }: Pick<OfferedSession, 'start' | 'end' | 'place'>): string =>
  `session ${formatPeriod(start, end, ['du', 'des'])}, ${placeInSentence(place)}`;

/** The id of a session within its course: `2027-01-11-angers`. */
export const sessionKey = ({ start, place }: Pick<OfferedSession, 'start' | 'place'>): string =>
  `${isoDay(start)}-${slugify(place)}`;

export function stateLabel({ state, seatsLeft = 0 }: Pick<OfferedSession, 'state' | 'seatsLeft'>): string {
  if (state === 'full') return 'Complète';
  if (state === 'open') return 'Inscriptions ouvertes';
  return seatsLeft === 1 ? 'Dernière place' : `Plus que ${String(seatsLeft)} places`;
}
