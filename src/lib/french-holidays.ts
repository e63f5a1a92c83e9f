import { DAY_MS } from './durations.ts';

/** Labour Code, article L3133-1; Good Friday and 26 December, of Alsace and Moselle alone, are left out. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50];

/** Easter Sunday of the Gregorian calendar, by Meeus, Jones and Butcher. */
function easter(year: number): Date {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * a + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  return new Date(Date.UTC(year, 2, 22 + epact + weekday - 7 * late));
}

/** The public holidays of a year, in order: `['2026-01-01', '2026-04-06', …]`. */
export function frenchHolidays(year: number): string[] {
  const sunday = easter(year).getTime();
  const moving = AFTER_EASTER.map((days) => new Date(sunday + days * DAY_MS).toISOString().slice(0, 10));
  return [...new Set([...FIXED.map((day) => `${String(year)}-${day}`), ...moving])].sort();
}

/** Whether nobody works that day, `2026-05-14`, wherever in France. */
export const isFrenchHoliday = (day: string): boolean => frenchHolidays(Number(day.slice(0, 4))).includes(day);
