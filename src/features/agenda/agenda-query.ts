import { addressSlug } from '#src/lib/french-text.ts';

/** A visitor's choices in the agenda: each by its value in the address, empty where anything will do. */
export type AgendaQuery = { place: string; category: string; cpf: string };

/** The values of a session for the filter to go by. */
export type Filtered = Readonly<AgendaQuery>;

export const ANYTHING: AgendaQuery = { place: '', category: '', cpf: '' };

/** The names of the choices in an address, and in the form. */
export const PARAMETERS = { place: 'lieu', category: 'domaine', cpf: 'cpf' } as const satisfies Record<
  keyof AgendaQuery,
  string
>;

/** The value of the box « Éligible au CPF », and of a session that it finds. */
export const CPF = 'oui';

const KEYS = ['place', 'category', 'cpf'] as const;

/** The query in an address: `?lieu=angers&cpf=oui`. */
export function agendaQueryIn(search: string): AgendaQuery {
  const asked = new URLSearchParams(search);
  const [place, category, cpf] = KEYS.map((key) => addressSlug(asked.get(PARAMETERS[key]) ?? ''));
  return { place: place ?? '', category: category ?? '', cpf: cpf ?? '' };
}

/** The query that `agendaQueryIn` reads back, with its question mark; empty where nothing is asked for. */
export function agendaSearch(query: AgendaQuery): string {
  const wanted = KEYS.filter((key) => query[key] !== '').map((key) => [PARAMETERS[key], query[key]]);
  return wanted.length === 0 ? '' : `?${new URLSearchParams(wanted).toString()}`;
}

export const matches = (session: Filtered, query: AgendaQuery): boolean =>
  KEYS.every((key) => query[key] === '' || query[key] === session[key]);

/** Which single choice to give up for something to be found, and how much then is: the most first. */
export const looserQueries = (
  sessions: readonly Filtered[],
  query: AgendaQuery,
): { without: keyof AgendaQuery; query: AgendaQuery; count: number }[] =>
  KEYS.filter((key) => query[key] !== '')
    .map((key) => {
      const looser = { ...query, [key]: '' };
      return { without: key, query: looser, count: sessions.filter((session) => matches(session, looser)).length };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
