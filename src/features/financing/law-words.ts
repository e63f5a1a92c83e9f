import { formatEuros } from '#src/lib/french-numbers.ts';
import { cpfRulesOn, inForce } from './cpf-rules.ts';
import type { Financing } from './financing-schema.ts';

/**
 * The amounts that the law fixes on a day, as texts of `content/` name them between double braces: `{{participation}}` is
 * « 150 € ». A text that names them changes by itself on the day on which the law does.
 */
export function lawWords(rules: Pick<Financing['rules'], 'participation' | 'caps' | 'account'>, day: Date) {
  const { participation, caps } = cpfRulesOn(rules, day);
  const cap = caps.find(({ register }) => register === 'RS')?.amount;
  const account = inForce(rules.account, day);
  const euros = (amount: number | null | undefined, none: string) =>
    typeof amount === 'number' ? formatEuros(amount) : none;
  return {
    participation: euros(participation?.amount, 'aucune participation'),
    specificCap: euros(cap, 'le prix entier'),
    yearlyRights: euros(account?.yearly, 'des droits'),
    rightsCeiling: euros(account?.ceiling, 'sans plafond'),
  };
}
