import { type CpfRules, cpfRulesOn, estimate } from '#src/features/financing/cpf-estimate.ts';
import { DAY_MS } from '#src/lib/clock.ts';
import { dayOf, formatDay, isoDay, isWithinDays, isWorkday } from '#src/lib/french-dates.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { canUsePublicFunding, suspensionText } from '#src/site/certificates.ts';
import type { Site } from '#src/site/site-schema.ts';
import { personPrice } from './course.ts';
import { type CourseData, CPF_DELAY_DAYS } from './course-schema.ts';
import type { Certification } from './course-parts-schema.ts';

export type PublishedCourse = CourseData & {
  fundingNotice?: string | undefined;
};

function noticeOf({ code, registeredOn, expiresOn }: Certification, isPaidByCpf: boolean, day: Date): string {
  if (registeredOn > day) {
    const unpaid = isPaidByCpf ? ', et le CPF ne la paie pas' : '';
    return `La certification ${code} n’est enregistrée qu’à partir du ${formatDay(registeredOn)}\u00a0: d’ici là, cette formation n’y prépare pas${unpaid}.`;
  }
  const unpaid = isPaidByCpf ? ', et le CPF ne la paie plus' : '';
  return `L’enregistrement de la certification ${code} a pris fin le ${formatDay(expiresOn)}\u00a0: cette formation n’y prépare plus${unpaid}.`;
}

/** Removes the CPF and the certification on days when they are not valid. */
export function applyFundingRules(
  course: CourseData,
  { certificate }: Pick<Site, 'certificate'>,
  day: Date,
): PublishedCourse {
  const { certification, delays } = course;
  const isRegistered =
    certification !== undefined && isWithinDays(certification.registeredOn, certification.expiresOn, day);
  const isFundingOpen = canUsePublicFunding(certificate, day);
  if (course.eligibleForCPF && isRegistered && isFundingOpen) return course;
  const isPaidByCpf = course.eligibleForCPF && certificate !== undefined;
  const suspension = isPaidByCpf && !isFundingOpen ? suspensionText(certificate, day) : undefined;
  const registryNotice =
    certification !== undefined && !isRegistered ? noticeOf(certification, isPaidByCpf, day) : undefined;
  return {
    ...course,
    eligibleForCPF: false,
    certification: isRegistered ? certification : undefined,
    delays: delays && { general: delays.general },
    fundingNotice: registryNotice ?? suspension,
  };
}

type Priced = Pick<CourseData, 'certification' | 'price'>;

const capOf = ({ register, title }: Certification, rules: CpfRules, day: Date) => {
  const cap = cpfRulesOn(rules, day).caps.find((candidate) => candidate.register === register);
  const exception = cap?.exception !== undefined && title.includes(cap.exception) ? cap.exception : undefined;
  return { amount: exception === undefined ? cap?.amount : undefined, exception };
};

export function cpfShares({ certification, price }: Priced, rules: CpfRules, day: Date) {
  if (certification === undefined) return {};
  const { amount: cap, exception } = capOf(certification, rules, day);
  const paid = personPrice(price);
  if (paid === undefined) return { cap };
  const { register } = certification;
  const isException = exception !== undefined;
  return { cap, shares: estimate({ price: paid, register, isException, isExempt: false }, rules, day) };
}

/** The price and the kind of certification (`cpfKinds`) that the estimator starts with. */
export function estimatorFields({ certification, price }: Priced, rules: CpfRules, day: Date) {
  const paid = personPrice(price);
  if (certification === undefined || paid === undefined) return undefined;
  const { exception } = capOf(certification, rules, day);
  return { price: paid, register: exception ?? certification.register };
}

export function cpfLine(
  course: Pick<CourseData, 'eligibleForCPF' | 'certification' | 'price'>,
  rules: CpfRules,
  day: Date,
): string | undefined {
  const { participation } = cpfRulesOn(rules, day);
  if (!course.eligibleForCPF || participation === undefined) return undefined;
  const { cap, shares } = cpfShares(course, rules, day);
  const due = shares?.remains ?? participation.amount;
  if (due === 0) return undefined;
  const youPay = `Avec le CPF, vous payez ${formatEuros(due)}, sauf exonération`;
  if (shares === undefined) return `${youPay}${cap ? `\u202f; votre compte paie ${formatEuros(cap)} au plus` : ''}.`;
  const { accountAtMost } = shares;
  return `${youPay}${accountAtMost > 0 ? `, si votre compte contient ${formatEuros(accountAtMost)}` : ''}.`;
}

export function earliestCpfStart(today: Date): string {
  let day = dayOf(today);
  for (let worked = 0; worked <= CPF_DELAY_DAYS; worked += isWorkday(day) ? 1 : 0)
    day = new Date(day.getTime() + DAY_MS);
  return isoDay(day);
}
