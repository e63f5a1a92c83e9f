import { isoDay, parisDay } from '#src/lib/french-dates.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import type { Financing } from './financing-schema.ts';

export type EstimateCase = {
  price: number;
  register: string;
  /** True if the cap of the register does not apply to this certification. */
  isException: boolean;
  isExempt: boolean;
  rights?: number | undefined;
};

const roundToCents = (euros: number): number => Math.round(euros * 100) / 100;

export function estimate({ price, register, isException, isExempt, rights }: EstimateCase, rules: CpfRules, day: Date) {
  const { participation: due, caps } = cpfRulesOn(rules, day);
  const cap = isException ? undefined : (caps.find((rule) => rule.register === register)?.amount ?? undefined);
  const participation = isExempt ? 0 : Math.min(price, due?.amount ?? 0);
  const uncapped = roundToCents(price - participation);
  const isReached = cap !== undefined && cap < uncapped;
  const accountAtMost = Math.min(isReached ? cap : uncapped, rights ?? Number.POSITIVE_INFINITY);
  return {
    accountAtMost,
    participation,
    remains: roundToCents(price - accountAtMost),
    reachedCap: isReached && accountAtMost === cap ? cap : undefined,
    areRightsKnown: rights !== undefined,
  };
}

export function estimateLines({
  accountAtMost,
  participation,
  remains,
  reachedCap,
  areRightsKnown,
}: ReturnType<typeof estimate>) {
  const atCap = reachedCap === undefined ? '' : ' ; c’est le plafond';
  const account =
    accountAtMost === 0
      ? participation === remains
        ? 'rien, car le prix ne dépasse pas la participation.'
        : 'rien, car vos droits sont à zéro.'
      : areRightsKnown
        ? `${formatEuros(accountAtMost)}${atCap}.`
        : `${formatEuros(accountAtMost)} au plus, si vos droits suffisent${atCap}.`;
  if (remains === 0)
    return { account, rest: areRightsKnown ? 'rien.' : 'rien d’obligatoire ; le reste dépend de vos droits.' };
  const share =
    participation === 0
      ? 'sans participation obligatoire ; un autre financement peut s’y ajouter'
      : participation === remains
        ? 'la participation obligatoire'
        : `dont ${formatEuros(participation)} de participation obligatoire`;
  return { account, rest: `${formatEuros(remains)}${areRightsKnown ? '' : ' au moins'}, ${share}.` };
}

const REGISTERS = { RS: 'Répertoire spécifique (RS)', RNCP: 'Répertoire national (RNCP)' };

export const cpfKinds = ({ caps }: Pick<CpfRules, 'caps'>) => {
  const registers = [...new Set(caps.map(({ register }) => register))];
  const exceptions = new Map(
    caps.flatMap(({ register, exception }) => (exception === undefined ? [] : [[exception, register] as const])),
  );
  return [
    ...registers.map((register) => ({ value: register, register, isException: false, label: REGISTERS[register] })),
    ...[...exceptions].map(([label, register]) => ({ value: label, register, isException: true, label })),
  ];
};

export type CpfRules = Pick<Financing['rules'], 'participation' | 'caps'>;

export const inForce = <Rule extends { validFrom: Date }>(rules: readonly Rule[], day: Date): Rule | undefined =>
  rules
    .filter(({ validFrom }) => isoDay(validFrom) <= parisDay(day))
    .sort((one, other) => one.validFrom.getTime() - other.validFrom.getTime())
    .at(-1);

export function cpfRulesOn({ participation, caps }: CpfRules, day: Date) {
  const registers = [...new Set(caps.map(({ register }) => register))];
  const capsOf = (name: string) => caps.filter(({ register }) => register === name);
  return {
    participation: inForce(participation, day),
    caps: registers.flatMap((register) => inForce(capsOf(register), day) ?? []),
  };
}
