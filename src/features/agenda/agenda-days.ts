import { formatDay } from '#src/lib/french-dates.ts';
import { DAY_MS } from '#src/lib/durations.ts';

const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'short', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });

/** Of a session in its month: « 9–10 » and « mer. et jeu. »; over two months, « 26 » and « mar., jusqu’au 2 févr. ». */
export function agendaDays(start: Date, end: Date): { days: string; weekdays: string } {
  const [[first = '', ...rest], [last = '', ...others]] = [formatDay(start).split(' '), formatDay(end).split(' ')];
  const [from, to] = [weekday.format(start), weekday.format(end)];
  const length = end.getTime() - start.getTime();
  if (length === 0) return { days: first, weekdays: from };
  if (rest.join(' ') !== others.join(' ')) {
    const year = rest[1] === others[1] ? '' : ` ${others[1] ?? ''}`;
    return { days: first, weekdays: `${from}, jusqu’au ${last}\u00a0${shortMonth.format(end)}${year}` };
  }
  return {
    days: `${first.replace('er', '')}–${last}`,
    weekdays: length === DAY_MS ? `${from} et ${to}` : `${from} au ${to}`,
  };
}
