import { DAY_MS } from '#src/lib/durations.ts';

/** `2026-11` */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** `2026-11/<id>`: nothing in a key names a person. */
export const requestKey = (at: Date, id: string): string => `${monthOf(at)}/${id}`;

export const SUSPECTS = 'suspects/';
/** A time under `open/<key>`: something of this request is left to deliver. */
export const OPEN = 'open/';
/** A time under `failed/<key>`: a delivery of this request failed for good. The digest tells so for fourteen days. */
export const FAILED = 'failed/';
export const MAILED = 'mailed/';
/** `told/<time>`: the last digest that left. */
export const TOLD = 'told/';

export const suspectKey = (key: string): string => SUSPECTS + key;
export const openKey = (key: string): string => OPEN + key;
export const failedKey = (key: string): string => FAILED + key;

/** The months that hold the last so many days, the newest first. */
export function recentMonths(now: Date, days: number): string[] {
  const months = Array.from({ length: days + 1 }, (_, day) => monthOf(new Date(now.getTime() - day * DAY_MS)));
  return [...new Set(months)];
}
