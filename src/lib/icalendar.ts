/** A property of iCalendar: `DTSTART;VALUE=DATE` and its value, escaped where it is text. */
export type CalendarProperty = readonly [name: string, value: string];

const encoder = new TextEncoder();
/** Longer lines, in bytes, must be folded (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** Text as a value: `Excel, niveau 1` is `Excel\, niveau 1`, and a line break is `\n`. */
export const calendarText = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, String.raw`\n`);

/** A day without an hour, for a property whose `VALUE` is `DATE`: `20270111`. */
export const calendarDay = (day: Date): string => day.toISOString().slice(0, 10).replaceAll('-', '');

/** A moment in UTC: `20270111T093000Z`. */
export const calendarMoment = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** The characters that no value may hold: a property that its text begins would be one of the calendar. */
const CONTROLS = /(?!\t)\p{Cc}/gu;

/** Breaks a line where a character begins; what follows stands behind a blank. */
function foldLine(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).byteLength;
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** A calendar as its file holds it (RFC 5545), from the properties of its head and of its events. */
export function calendarFile(
  head: readonly CalendarProperty[],
  events: readonly (readonly CalendarProperty[])[],
): string {
  const properties: CalendarProperty[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ...head,
    ...events.flatMap((event): CalendarProperty[] => [['BEGIN', 'VEVENT'], ...event, ['END', 'VEVENT']]),
    ['END', 'VCALENDAR'],
  ];
  return properties.map(([name, value]) => `${foldLine(`${name}:${value}`.replace(CONTROLS, ''))}\r\n`).join('');
}
