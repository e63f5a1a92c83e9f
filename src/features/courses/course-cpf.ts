import { estimate } from '#src/features/financing/cpf-estimate.ts';
import { cpfRulesOn } from '#src/features/financing/cpf-rules.ts';
import type { Financing } from '#src/features/financing/financing-schema.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import type { CourseData } from './course-schema.ts';
import type { Certification } from './course-sheet-schema.ts';

type Cap = Financing['rules']['caps'][number];

/** The rules name the certification that a cap leaves alone: « CléA ». */
const applies = ({ register, exception }: Cap, certification: Certification): boolean =>
  register === certification.register && (exception === undefined || !certification.title.includes(exception));

/**
 * A sentence on the CPF's and its holder's parts of the price, by the law of a day: « Sauf exonération, le compte paie
 * 690 € au plus et 150 € au moins restent à votre charge. » Nothing for a course that has no right to it. Without a price for
 * one person, only the rules.
 */
export function cpfLine(
  { eligibleForCPF, certification, price }: Pick<CourseData, 'eligibleForCPF' | 'certification' | 'price'>,
  rules: Financing['rules'],
  day: Date,
): string | undefined {
  const { participation, caps } = cpfRulesOn(rules, day);
  if (!eligibleForCPF || participation === undefined) return undefined;
  const cap = certification && caps.find((candidate) => applies(candidate, certification))?.amount;
  const sentence = (paid: number | undefined, left: string) =>
    `Sauf exonération, ${paid === undefined ? '' : `le compte paie ${formatEuros(paid)} au plus et `}${left} restent à votre charge.`;
  if (certification === undefined || price?.unit !== 'person')
    return sentence(cap ?? undefined, formatEuros(participation.amount));
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
  return sentence(accountAtMost, `${formatEuros(remains)} au moins`);
}
