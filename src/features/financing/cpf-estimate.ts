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

export type Estimate = {
  /** The most that the account can pay, if the rights suffice. */
  accountAtMost: number;
  /** The part that the holder must pay, whatever their rights. */
  participation: number;
  /** The amount to be paid otherwise than by the account, participation included. */
  remains: number;
  /** The cap, where it is what stops the account. */
  reachedCap: number | undefined;
  /** Whether the rights are known, so that the account pays this much and not this much at most. */
  isKnown: boolean;
};

const inCents = (euros: number): number => Math.round(euros * 100) / 100;

/**
 * Who pays what of a course bought with a CPF, by the rules of a day. The participation is a part of the price: where
 * the cap or the rights leave more than it to pay, it is included in what is left.
 */
export function estimate(
  { price, register, isException, isExempt, rights }: EstimateCase,
  rules: CpfRules,
  day: Date,
): Estimate {
  const { participation: due, caps } = cpfRulesOn(rules, day);
  const cap = isException ? undefined : (caps.find((rule) => rule.register === register)?.amount ?? undefined);
  const participation = isExempt ? 0 : Math.min(price, due?.amount ?? 0);
  const uncapped = inCents(price - participation);
  const isReached = cap !== undefined && cap < uncapped;
  const accountAtMost = Math.min(isReached ? cap : uncapped, rights ?? Number.POSITIVE_INFINITY);
  return {
    accountAtMost,
    participation,
    remains: inCents(price - accountAtMost),
    reachedCap: isReached && accountAtMost === cap ? cap : undefined,
    isKnown: rights !== undefined,
  };
}
