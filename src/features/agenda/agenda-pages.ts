import { allCourses } from '#src/features/courses/course-collection.ts';
import { FilterToolbar } from '#src/features/filter/FilterToolbar.tsx';
import { isoDay } from '#src/lib/french-dates.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { now } from '#src/lib/clock.ts';
import { paths } from '#src/site/paths.ts';
import { agendaFilters, type AgendaMonth, agendaSessions, monthsByPage, sessionListJsonLd } from './agenda-sessions.ts';

const monthLinks = (pages: readonly { address: string; months: readonly AgendaMonth[] }[], here: string) =>
  pages.flatMap(({ address, months }) =>
    months.map(({ name, slug, sessions }) => ({
      label: withCapital(name),
      href: `${address === here ? '' : address}#${slug}`,
      lastStart: isoDay(sessions.at(-1)?.session.start ?? new Date(0)),
    })),
  );

export async function agendaPages() {
  const [first = [], ...later] = monthsByPage(agendaSessions(await allCourses(), now()));
  const pages = [
    { address: paths.agenda, month: undefined, months: first },
    ...later.map((months) => ({ address: paths.agendaMonth(months[0]?.slug ?? ''), month: months[0], months })),
  ];
  return pages.map(({ address, month, months }) => {
    const sessions = months.flatMap((shown) => shown.sessions);
    const subject = month
      ? `Les sessions de formation en ${month.name}`
      : 'Toutes les sessions de formation à venir, mois par mois';
    return {
      slug: month?.slug,
      address,
      title: month ? `Agenda, ${month.name}` : 'Agenda des sessions',
      description: `${subject}\u00a0: dates, lieux, places, et un agenda à suivre dans le vôtre.`,
      months,
      links: monthLinks(pages, address),
      built: { query: {}, page: 1, total: sessions.length, groups: agendaFilters(sessions) },
      list: { path: address, Toolbar: FilterToolbar, summary: () => countOf(sessions.length, 'session', 'Aucune') },
      jsonLd: sessionListJsonLd(sessions),
    };
  });
}
