import { DAY_MS } from '#src/lib/durations.ts';

/** `2026-11` */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** `2026-11/<id>`: nothing in a key names a person. */
export const requestKey = (at: Date, id: string): string => `${monthOf(at)}/${id}`;

export const SUSPECTS = 'suspects/';
/** An empty value under `done/<key>`: nothing is left to deliver. */
export const DONE = 'done/';
/** An empty value under `again/<key>`: deliver this request again, however old it is. */
export const AGAIN = 'again/';
export const MAILED = 'mailed/';

export const suspectKey = (key: string): string => SUSPECTS + key;
export const doneKey = (key: string): string => DONE + key;
export const againKey = (key: string): string => AGAIN + key;

/** The months that hold the last so many days, the newest first. */
export function recentMonths(now: Date, days: number): string[] {
  const months = Array.from({ length: days + 1 }, (_, day) => monthOf(new Date(now.getTime() - day * DAY_MS)));
  return [...new Set(months)];
}
