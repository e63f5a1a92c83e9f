import { now } from '#src/lib/clock.ts';
import ical, { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { sessionKey } from '#src/features/courses/sessions.ts';
import { DAY_MS, MINUTE_MS } from '#src/lib/durations.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { absolute } from '#src/site/structured-data.ts';
import type { AgendaSession } from './agenda-sessions.ts';

const DAY_SECONDS = DAY_MS / 1000;

function eventOf({ course: { id, data }, session }: AgendaSession, isFull: boolean): ICalEventData {
  const { brand, contact } = site;
  const page = absolute(paths.course(id));
  const lines = [
    `${isFull ? 'Session complète. ' : ''}${data.description}`,
    `Durée\u00a0: ${data.duration}`,
    `La fiche\u00a0: ${page}`,
    ...(isFull ? [] : [`Demander une place\u00a0: ${absolute(paths.courseRequest(id, sessionKey(session)))}`]),
    `Contact\u00a0: ${brand.name}, ${contact.phone}, ${contact.email}`,
  ];
  return {
    id: `${id}-${sessionKey(session)}@${new URL(brand.url).host}`,
    // Minutes since 1970. A higher number marks a newer version of an event (RFC 5545, 3.8.7.4).
    sequence: Math.floor(now().getTime() / MINUTE_MS),
    timezone: 'UTC',
    allDay: true,
    start: session.start,
    // The end date of an all-day event is exclusive.
    end: new Date(session.end.getTime() + DAY_MS),
    summary: isFull ? `${data.title} (complète)` : data.title,
    location: session.place,
    description: lines.join('\n'),
    categories: [{ name: data.category }],
    url: page,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

export function sessionCalendar(sessions: readonly AgendaSession[], feed?: { name: string; source: string }): string {
  const calendar = ical({
    prodId: `//${site.brand.name}//Agenda des sessions//FR`,
    scale: 'GREGORIAN',
    ...(feed && { name: feed.name, source: absolute(feed.source), ttl: DAY_SECONDS }),
  });
  const groups = Map.groupBy(sessions, ({ course, session }) => `${course.id} ${sessionKey(session)}`);
  for (const group of groups.values()) {
    const isFull = group.every(({ session }) => session.state === 'full');
    if (group[0]) calendar.createEvent(eventOf(group[0], isFull));
  }
  return `${calendar.toString()}\r\n`;
}
