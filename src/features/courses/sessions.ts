import { DAY_MS } from '#src/lib/clock.ts';
import { formatPeriod, isoDay, parisDay } from '#src/lib/french-dates.ts';
import { slugify } from '#src/lib/french-text.ts';
import type { CourseData } from './course-schema.ts';
import { REMOTE_PLACE } from './course-parts-schema.ts';
import type { CourseSession } from './sessions-schema.ts';

type SessionState = 'open' | 'few' | 'full';

export type OfferedSession = {
  /** Unique within the course: `2027-01-11-angers`. */
  key: string;
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

/** Merges groups that have the same days and place. The seats are those of the groups that are not full. */
function mergeGroups(groups: readonly CourseSession[], today: Date): CourseSession[] {
  const open = groups.filter((group) => sessionState(group, today) !== 'full');
  const [first] = open;
  if (first === undefined) return groups.slice(0, 1);
  const sum = (field: 'seats' | 'booked') => {
    const counts = open.flatMap((group) => group[field] ?? []);
    return counts.length < open.length ? undefined : counts.reduce((total, count) => total + count, 0);
  };
  return [{ ...first, seats: sum('seats'), booked: sum('booked') }];
}

export function offeredSessions(
  { sessions = [], seatsCheckedOn }: Pick<CourseData, 'sessions' | 'seatsCheckedOn'>,
  today: Date,
): OfferedSession[] {
  const isCounted = isSeatCountRecent(seatsCheckedOn, today);
  const groups = Map.groupBy(sessions, ({ start, end, place }) => `${isoDay(start)} ${isoDay(end)} ${slugify(place)}`);
  const keys = new Set<string>();
  return [...groups.values()]
    .flatMap((group) => mergeGroups(group, today))
    .sort((one, other) => one.start.getTime() - other.start.getTime() || one.end.getTime() - other.end.getTime())
    .flatMap((session): OfferedSession[] => {
      const state = sessionState(session, today);
      if (state === 'past') return [];
      const { start, end, place, seats } = session;
      const firstKey = sessionKey(session);
      const key = keys.has(firstKey) ? `${firstKey}-${isoDay(end)}` : firstKey;
      keys.add(key);
      const left = isCounted ? seatsLeft(session) : undefined;
      return [
        { key, start, end, place, seats, state: state === 'few' && !isCounted ? 'open' : state, seatsLeft: left },
      ];
    });
}

export const requestLabel = ({ state }: Pick<OfferedSession, 'state'>): string =>
  state === 'full' ? 'Être prévenu d’une place' : 'Demander une place';

export const sessionModality = (modality: CourseData['modality'], place: string) =>
  modality === 'blended' ? modality : place === REMOTE_PLACE ? 'remote' : 'on-site';

export const placeInSentence = (place: string): string => (place === REMOTE_PLACE ? 'à distance' : place);

export const sessionName = ({ start, end, place }: Pick<OfferedSession, 'start' | 'end' | 'place'>): string =>
  `session ${formatPeriod(start, end, ['du', 'des'])}, ${placeInSentence(place)}`;

export const sessionKey = ({ start, place }: Pick<OfferedSession, 'start' | 'place'>): string =>
  `${isoDay(start)}-${slugify(place)}`;

export function stateLabel({ state, seatsLeft = 0 }: Pick<OfferedSession, 'state' | 'seatsLeft'>): string {
  if (state === 'full') return 'Complète';
  if (state === 'open') return 'Inscriptions ouvertes';
  return seatsLeft === 1 ? 'Dernière place' : `Plus que ${String(seatsLeft)} places`;
}
