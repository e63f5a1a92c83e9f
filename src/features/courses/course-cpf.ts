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
 * What the law leaves to pay with a CPF on a day: « Le compte paie 1 500 € au plus. 150 € restent à votre charge, sauf
 * exonération. » Nothing for a course that has no right to it.
 */
export function cpfLine(
  { eligibleForCPF, certification }: Pick<CourseData, 'eligibleForCPF' | 'certification'>,
  rules: Financing['rules'],
  day: Date,
): string | undefined {
  const { participation, caps } = cpfRulesOn(rules, day);
  if (!eligibleForCPF || participation === undefined) return undefined;
  const cap = certification && caps.find((candidate) => applies(candidate, certification))?.amount;
  const most = typeof cap === 'number' ? `Le compte paie ${formatEuros(cap)} au plus. ` : '';
  return `${most}${formatEuros(participation.amount)} restent à votre charge, sauf exonération.`;
}
