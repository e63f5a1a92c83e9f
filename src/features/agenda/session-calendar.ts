import { dateOf } from '#src/features/courses/course.ts';
import type { OfferedSession } from '#src/features/courses/course-sessions.ts';
import { placeName, sessionKey } from '#src/features/courses/course-session-texts.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { calendarDay, calendarFile, calendarMoment, type CalendarProperty, calendarText } from '#src/lib/icalendar.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { absolute } from '#src/site/structured-data.ts';
import type { AgendaCourse, AgendaSession } from './agenda-sessions.ts';

/** When a calendar is asked for anew: once a day. */
const REFRESH = 'P1D';

/** The day after: a calendar ends an event of whole days before the day that it names. */
const dayAfter = (day: Date): Date => {
  const next = new Date(day);
  next.setUTCDate(day.getUTCDate() + 1);
  return next;
};

/** When someone last changed what an event says: nothing of the build, by which an unchanged calendar stays the same. */
const revisedOn = ({ data }: AgendaCourse): Date =>
  new Date(
    Math.max(...[dateOf(data), data.updatedOn, data.sessionsUpdatedOn].flatMap((day) => (day ? [day.getTime()] : []))),
  );

/** An offer, not an appointment: it leaves the time of who sees it free. */
function eventOf(course: AgendaCourse, groups: readonly OfferedSession[]): CalendarProperty[] {
  const [session] = groups;
  if (session === undefined) return [];
  const { id, data } = course;
  const { brand, contact } = site;
  const isFull = groups.every(({ state }) => state === 'full');
  const revised = calendarMoment(revisedOn(course));
  const page = absolute(paths.course(id));
  const lines = [
    `${isFull ? 'Session complète. ' : ''}${data.description}`,
    `Durée\u00a0: ${data.duration}`,
    `La fiche\u00a0: ${page}`,
    ...(isFull ? [] : [`Demander une place\u00a0: ${absolute(paths.courseRequest(id, isoDay(session.start)))}`]),
  ];
  return [
    ['UID', `${id}-${sessionKey(session)}@${new URL(brand.url).host}`],
    ['DTSTAMP', revised],
    ['LAST-MODIFIED', revised],
    ['DTSTART;VALUE=DATE', calendarDay(session.start)],
    ['DTEND;VALUE=DATE', calendarDay(dayAfter(session.end))],
    ['SUMMARY', calendarText(isFull ? `${data.title} (complète)` : data.title)],
    ['LOCATION', calendarText(placeName(session.place))],
    ['DESCRIPTION', calendarText(lines.join('\n'))],
    ['CATEGORIES', calendarText(data.category)],
    ['CONTACT', calendarText(`${brand.name}, ${contact.phone}, ${contact.email}`)],
    ['URL', page],
    ['STATUS', 'CONFIRMED'],
    ['TRANSP', 'TRANSPARENT'],
  ];
}

/** The properties of a subscribed calendar, by the standard's names and by those of Outlook, Google and Apple. */
const feedHead = ({ name, source }: { name: string; source: string }): CalendarProperty[] => [
  ['NAME', calendarText(name)],
  ['X-WR-CALNAME', calendarText(name)],
  ['REFRESH-INTERVAL;VALUE=DURATION', REFRESH],
  ['X-PUBLISHED-TTL', REFRESH],
  ['SOURCE;VALUE=URI', absolute(source)],
];

/**
 * A calendar of sessions, to be subscribed to where it is a `feed`. Two groups that begin on one day in one place are one
 * event, full when both are. A session that is called off is taken out of its sheet, and hence out of the calendars that
 * have subscribed.
 */
export function sessionCalendar(sessions: readonly AgendaSession[], feed?: { name: string; source: string }): string {
  const events = Map.groupBy(sessions, ({ course, session }) => `${course.id} ${sessionKey(session)}`);
  return calendarFile(
    [
      ['PRODID', calendarText(`-//${site.brand.name}//Agenda des sessions//FR`)],
      ['CALSCALE', 'GREGORIAN'],
      ...(feed ? feedHead(feed) : []),
    ],
    [...events.values()].flatMap((groups) => {
      const [first] = groups;
      return first === undefined
        ? []
        : [
            eventOf(
              first.course,
              groups.map(({ session }) => session),
            ),
          ];
    }),
  );
}
