import { fold } from '#src/lib/french-text.ts';

const DELAY = /(\d+) ?(h\b|heures?|jours? ouvres?|jours? ouvrables?|jours?|semaines?|mois)/;

const WORKING_DAYS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^h/, 1 / 24],
  [/^jours? ouvr/, 1],
  [/^jour/, 5 / 7],
  [/^semaine/, 5],
  [/^mois/, 21],
];

export function workingDays(text: string): number | undefined {
  const [, count, unit = ''] = DELAY.exec(fold(text)) ?? [];
  const days = WORKING_DAYS.find(([pattern]) => pattern.test(unit))?.[1];
  return count === undefined || days === undefined ? undefined : Number(count) * days;
}
