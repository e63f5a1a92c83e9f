import { slugify } from '#src/lib/french-text.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { earliestCpfStart } from '#src/features/courses/cpf-start.ts';
import type { CourseData } from '#src/features/courses/course-schema.ts';
import { type OfferedSession, offeredSessions } from '#src/features/courses/course-sessions.ts';

export type AgendaCourse = { id: string; data: CourseData };

/** A session to come, the course that it is one of, and whether the CPF may pay for it or begins too late to. */
export type AgendaSession = { course: AgendaCourse; session: OfferedSession; cpf: 'payable' | 'too soon' | 'never' };

/** « décembre 2026 », its name in addresses, `decembre-2026`, and the sessions that begin in it. */
export type AgendaMonth = { name: string; slug: string; sessions: AgendaSession[] };

/** More than these make a page of the agenda heavy. */
const PAGE_SESSIONS = 60;

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The sessions to come of all courses, soonest first; those of one day in the order of the courses. */
export function agendaSessions(courses: readonly AgendaCourse[], today: Date): AgendaSession[] {
  const cpfFrom = earliestCpfStart(today);
  const cpfOf = ({ data }: AgendaCourse, { start }: OfferedSession): AgendaSession['cpf'] =>
    !data.eligibleForCPF ? 'never' : isoDay(start) < cpfFrom ? 'too soon' : 'payable';
  return courses
    .flatMap((course) =>
      offeredSessions(course.data, today).map((session) => ({ course, session, cpf: cpfOf(course, session) })),
    )
    .sort((one, other) => one.session.start.getTime() - other.session.start.getTime());
}

const byMonth = (sessions: readonly AgendaSession[]): AgendaMonth[] =>
  [...Map.groupBy(sessions, ({ session }) => month.format(session.start))].map(([name, those]) => ({
    name,
    slug: slugify(name),
    sessions: those,
  }));

/**
 * The months of each page of the agenda. The first page goes on as long as it is not heavy; where it stops, every later month
 * has a page of its own.
 */
export function agendaPages(sessions: readonly AgendaSession[]): AgendaMonth[][] {
  const months = byMonth(sessions);
  let count = 0;
  const room = months.filter(({ sessions: those }) => (count += those.length) <= PAGE_SESSIONS).length;
  const first = Math.max(1, room);
  return [months.slice(0, first), ...months.slice(first).map((later) => [later])];
}
