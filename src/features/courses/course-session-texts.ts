import { formatPeriod, isoDay } from '#src/lib/french-dates.ts';
import { slugify } from '#src/lib/french-text.ts';
import type { OfferedSession } from './course-sessions.ts';
import { REMOTE_PLACE } from './course-session-schema.ts';

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
