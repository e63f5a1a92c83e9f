import { earliestCpfStart } from '#src/features/courses/course-funding.ts';
import { REMOTE_PLACE } from '#src/features/courses/course-parts-schema.ts';
import type { CourseData } from '#src/features/courses/course-schema.ts';
import { courseInstance } from '#src/features/courses/course-structured-data.ts';
import { type OfferedSession, offeredSessions } from '#src/features/courses/sessions.ts';
import type { FilterGroup } from '#src/features/filter/query.ts';
import { formatDay, formatMonth, isoDay } from '#src/lib/french-dates.ts';
import { slugify } from '#src/lib/french-text.ts';
import { COURSE_CATEGORIES } from '#src/site/categories.ts';
import { paths } from '#src/site/paths.ts';
import { absolute, type JsonLd, organizationReference } from '#src/site/structured-data.ts';

export type AgendaCourse = { id: string; data: CourseData };

export type AgendaSession = { course: AgendaCourse; session: OfferedSession; cpf: 'payable' | 'too soon' | 'never' };

export type AgendaMonth = { name: string; slug: string; sessions: readonly AgendaSession[] };

export const hasPlaces = ({ session }: AgendaSession): boolean => session.state !== 'full';

const MAX_FIRST_PAGE_SESSIONS = 60;

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

export function monthsByPage(sessions: readonly AgendaSession[]): AgendaMonth[][] {
  const byMonth = Map.groupBy(sessions, ({ session }) => formatMonth(session.start));
  const months = [...byMonth].map(([name, ofMonth]) => ({ name, slug: slugify(name), sessions: ofMonth }));
  let count = 0;
  const fitting = months.filter((entry) => (count += entry.sessions.length) <= MAX_FIRST_PAGE_SESSIONS).length;
  const first = Math.max(1, fitting);
  return [months.slice(0, first), ...months.slice(first).map((later) => [later])];
}

export const filterValues = ({ course, session, cpf }: AgendaSession) => ({
  lieu: slugify(session.place),
  domaine: slugify(course.data.category),
  cpf: cpf === 'payable' ? 'oui' : '',
});

/** Offers no option that all sessions have. Addresses may still name it. */
export function agendaFilters(sessions: readonly AgendaSession[]): FilterGroup[] {
  const group = (
    name: keyof ReturnType<typeof filterValues>,
    label: string,
    nameOf: (session: AgendaSession) => string,
  ) => {
    const options = [...Map.groupBy(sessions, nameOf)]
      .filter(([option, found]) => option !== '' && found.length < sessions.length)
      .sort(([one], [other]) => one.localeCompare(other, 'fr'))
      .map(([option, found]) => {
        const [value = ''] = found.map((session) => filterValues(session)[name]);
        return { value, label: option, count: found.length };
      });
    return { name, label, options };
  };
  const groups = [
    group('lieu', 'Lieu', ({ session }) => session.place),
    group('domaine', 'Domaine', ({ course: { data } }) =>
      COURSE_CATEGORIES.includes(data.category) ? data.category : '',
    ),
    group('cpf', 'Financement', ({ cpf }) => (cpf === 'payable' ? 'Éligible au CPF' : '')),
  ];
  const first = groups.find(({ options }) => options.length > 0);
  return groups.map((found) => ({ ...found, position: found === first ? 'row' : 'folded' }));
}

const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });

/** « 9–10 » and « mercredi – jeudi » or, across two months, « 26 » and « mardi, jusqu’au 2 février 2027 ». */
export const agendaDays = (start: Date, end: Date): { days: string; weekdays: string } =>
  formatMonth(start) === formatMonth(end)
    ? { days: day.formatRange(start, end).replace(/^1\b/, '1er'), weekdays: weekday.formatRange(start, end) }
    : {
        days: day.format(start).replace(/^1$/, '1er'),
        weekdays: `${weekday.format(start)}, jusqu’au ${formatDay(end)}`,
      };

const SCHEMA = 'https://schema.org';

function sessionJsonLd({ course: { id, data }, session }: AgendaSession): JsonLd {
  const url = absolute(paths.course(id));
  const isRemote = session.place === REMOTE_PLACE;
  return {
    ...courseInstance(data, session),
    '@type': ['CourseInstance', 'EducationEvent'],
    name: data.title,
    url,
    inLanguage: 'fr',
    organizer: organizationReference,
    eventStatus: `${SCHEMA}/EventScheduled`,
    eventAttendanceMode: `${SCHEMA}/${isRemote ? 'Online' : 'Offline'}EventAttendanceMode`,
    ...(isRemote && { location: { '@type': 'VirtualLocation', url } }),
  };
}

export const sessionListJsonLd = (sessions: readonly AgendaSession[]): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: sessions.map((session, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: sessionJsonLd(session),
  })),
});
