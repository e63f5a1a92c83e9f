import { isFrenchHoliday } from '#src/lib/french-holidays.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import { DAY_MS } from '#src/lib/durations.ts';

/** The CPF platform's delay between a proposal and the first day, in working days. */
export const CPF_DELAY_DAYS = 11;

const isWorked = (day: Date): boolean => day.getUTCDay() % 6 !== 0 && !isFrenchHoliday(isoDay(day));

/** The first day on which a session may begin for somebody who is offered it today and pays with the CPF. */
export function earliestCpfStart(today: Date): string {
  let day = new Date(`${parisDay(today)}T00:00:00Z`);
  for (let worked = 0; worked <= CPF_DELAY_DAYS; worked += isWorked(day) ? 1 : 0)
    day = new Date(day.getTime() + DAY_MS);
  return isoDay(day);
}
