import { estimate } from '#src/features/financing/cpf-estimate.ts';
import { cpfRulesOn } from '#src/features/financing/cpf-rules.ts';
import type { Financing } from '#src/features/financing/financing-schema.ts';
import { formatEuros } from '#src/lib/euros.ts';
import type { CourseData } from './course-schema.ts';
import type { Certification } from './course-sheet-schema.ts';

type Cap = Financing['rules']['caps'][number];

/** The rules name the certification that a cap leaves alone: « Certification CléA ». */
const applies = ({ register, exception }: Cap, certification: Certification): boolean =>
  register === certification.register &&
  (exception === undefined || !certification.title.includes(exception.replace(/^Certification /, '')));

/**
 * What the law leaves to pay with a CPF on a day: « Le compte paie 690 € au plus. 150 € au moins restent à votre charge,
 * sauf exonération. » Nothing for a course that has no right to it. Without a price for one person, only the rules.
 */
export function cpfLine(
  { eligibleForCPF, certification, price }: Pick<CourseData, 'eligibleForCPF' | 'certification' | 'price'>,
  rules: Financing['rules'],
  day: Date,
): string | undefined {
  const { participation, caps } = cpfRulesOn(rules, day);
  if (!eligibleForCPF || participation === undefined) return undefined;
  const cap = certification && caps.find((candidate) => applies(candidate, certification))?.amount;
  const most = (amount: number) => `Le compte paie ${formatEuros(amount)} au plus. `;
  if (certification === undefined || price?.unit !== 'person')
    return `${typeof cap === 'number' ? most(cap) : ''}${formatEuros(participation.amount)} restent à votre charge, sauf exonération.`;
  const { accountAtMost, remains } = estimate(
    {
      price: price.amount,
      register: certification.register,
      isException: typeof cap !== 'number',
      isExempt: false,
    },
    rules,
    day,
  );
  return `${most(accountAtMost)}${formatEuros(remains)} au moins restent à votre charge, sauf exonération.`;
}
