import { formatEuros } from '#src/lib/french-numbers.ts';
import { cpfRulesOn, type CpfRules } from './cpf-rules.ts';

export type EstimateCase = {
  /** The price of the course, in euros. */
  price: number;
  register: string;
  /** Whether the cap of the register leaves this certification alone. */
  isException: boolean;
  isExempt: boolean;
  /** The balance that the visitor reads on their account, where they say so. */
  rights?: number | undefined;
};

const inCents = (euros: number): number => Math.round(euros * 100) / 100;

/**
 * Who pays what of a course bought with a CPF, by the rules of a day. The participation is a part of the price: where
 * the cap or the rights leave more than it to pay, it is included in what is left.
 */
export function estimate({ price, register, isException, isExempt, rights }: EstimateCase, rules: CpfRules, day: Date) {
  const { participation: due, caps } = cpfRulesOn(rules, day);
  const cap = isException ? undefined : (caps.find((rule) => rule.register === register)?.amount ?? undefined);
  const participation = isExempt ? 0 : Math.min(price, due?.amount ?? 0);
  const uncapped = inCents(price - participation);
  const isReached = cap !== undefined && cap < uncapped;
  const accountAtMost = Math.min(isReached ? cap : uncapped, rights ?? Number.POSITIVE_INFINITY);
  return {
    accountAtMost,
    /** The part that the holder must pay, whatever their rights. */
    participation,
    /** What the account does not pay, participation included. */
    remains: inCents(price - accountAtMost),
    reachedCap: isReached && accountAtMost === cap ? cap : undefined,
    isKnown: rights !== undefined,
  };
}

/** What the account pays and what is left to pay, in words that promise nothing. */
export function estimateLines({
  accountAtMost,
  participation,
  remains,
  reachedCap,
  isKnown,
}: ReturnType<typeof estimate>) {
  const atCap = reachedCap === undefined ? '' : ' ; c’est le plafond';
  const account =
    accountAtMost === 0
      ? participation === remains
        ? 'rien, car le prix ne dépasse pas la participation.'
        : 'rien, car vos droits sont à zéro.'
      : isKnown
        ? `${formatEuros(accountAtMost)}${atCap}.`
        : `${formatEuros(accountAtMost)} au plus, si vos droits suffisent${atCap}.`;
  if (remains === 0)
    return { account, rest: isKnown ? 'rien.' : 'rien d’obligatoire ; le reste dépend de vos droits.' };
  const share =
    participation === 0
      ? 'sans participation obligatoire ; un autre financement peut s’y ajouter'
      : participation === remains
        ? 'la participation obligatoire'
        : `dont ${formatEuros(participation)} de participation obligatoire`;
  return { account, rest: `${formatEuros(remains)}${isKnown ? '' : ' au moins'}, ${share}.` };
}

const REGISTERS = { RS: 'Répertoire spécifique (RS)', RNCP: 'Répertoire national (RNCP)' };

/** The kinds of certification that the caps tell apart: each register, then what a cap leaves alone. */
export const cpfKinds = ({ caps }: Pick<CpfRules, 'caps'>) => {
  const registers = [...new Set(caps.map(({ register }) => register))];
  const exceptions = new Map(
    caps.flatMap(({ register, exception }) => (exception === undefined ? [] : [[exception, register] as const])),
  );
  return [
    ...registers.map((register) => ({ register, isException: false, label: REGISTERS[register] })),
    ...[...exceptions].map(([label, register]) => ({ register, isException: true, label })),
  ];
};
