import { DAY_MS, MINUTE_MS, now } from '#src/lib/clock.ts';
import ical, { ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { absolute } from '#src/site/structured-data.ts';
import type { AgendaSession } from './agenda-sessions.ts';

const DAY_SECONDS = DAY_MS / 1000;

function eventOf({ course: { id, data }, session }: AgendaSession): ICalEventData {
  const isFull = session.state === 'full';
  const { brand, contact } = site;
  const page = absolute(paths.course(id));
  const lines = [
    `${isFull ? 'Session complète. ' : ''}${data.description}`,
    `Durée\u00a0: ${data.duration}`,
    `La fiche\u00a0: ${page}`,
    ...(isFull ? [] : [`Demander une place\u00a0: ${absolute(paths.courseRequest(id, session.key))}`]),
    `Contact\u00a0: ${brand.name}, ${contact.phone}, ${contact.email}`,
  ];
  return {
    id: `${id}-${session.key}@${new URL(brand.url).host}`,
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
  for (const session of sessions) calendar.createEvent(eventOf(session));
  return `${calendar.toString()}\r\n`;
}
