import { estimate } from '#src/features/financing/cpf-estimate.ts';
import { cpfRulesOn } from '#src/features/financing/cpf-rules.ts';
import type { Financing } from '#src/features/financing/financing-schema.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { isFrenchHoliday, isoDay, parisDay } from '#src/lib/french-dates.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import type { CourseData } from './course-schema.ts';
import type { Certification } from './course-sheet-schema.ts';

type Cap = Financing['rules']['caps'][number];

/** Whether a cap applies to a certification. Caps may have an exception: « CléA ». */
const applies = ({ register, exception }: Cap, certification: Certification): boolean =>
  register === certification.register && (exception === undefined || !certification.title.includes(exception));

/**
 * What the CPF and its holder pay, by the rules of a day: « Sauf exonération, le compte paie 690 € au plus et 150 € au moins
 * restent à votre charge. » Undefined for courses that are not eligible. Without a price per person, only the rules.
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

/** The CPF platform's delay between a proposal and the first day, in working days. */
export const CPF_DELAY_DAYS = 11;

const isWorked = (day: Date): boolean => day.getUTCDay() % 6 !== 0 && !isFrenchHoliday(isoDay(day));

/** The first day on which a session paid with the CPF can begin, if it is proposed today. */
export function earliestCpfStart(today: Date): string {
  let day = new Date(`${parisDay(today)}T00:00:00Z`);
  for (let worked = 0; worked <= CPF_DELAY_DAYS; worked += isWorked(day) ? 1 : 0)
    day = new Date(day.getTime() + DAY_MS);
  return isoDay(day);
}
