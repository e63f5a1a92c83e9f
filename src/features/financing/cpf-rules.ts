import { isoDay, parisDay } from '#src/lib/french-dates.ts';
import type { Financing } from './financing-schema.ts';

export type CpfRules = Pick<Financing['rules'], 'participation' | 'caps'>;

export const inForce = <Rule extends { validFrom: Date }>(rules: readonly Rule[], day: Date): Rule | undefined =>
  rules
    .filter(({ validFrom }) => isoDay(validFrom) <= parisDay(day))
    .reduce<Rule | undefined>(
      (latest, rule) => (latest && latest.validFrom > rule.validFrom ? latest : rule),
      undefined,
    );

export function cpfRulesOn({ participation, caps }: CpfRules, day: Date) {
  const registers = [...new Set(caps.map(({ register }) => register))];
  return {
    participation: inForce(participation, day),
    caps: registers.flatMap(
      (name) =>
        inForce(
          caps.filter(({ register }) => register === name),
          day,
        ) ?? [],
    ),
  };
}
