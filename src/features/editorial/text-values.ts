import { aiCourseSchema } from '#src/features/ai-course/ai-course-schema.ts';
import { accessibilitySchema, rgaaValues } from '#src/site/accessibility-schema.ts';
import { type Requests, requestsSchema } from '#src/features/contact/requests-schema.ts';
import { cpfShares } from '#src/features/courses/course-funding.ts';
import { personPrice } from '#src/features/courses/course.ts';
import { type CourseData, courseSchema } from '#src/features/courses/course-schema.ts';
import { type CpfRules, cpfRulesOn, inForce } from '#src/features/financing/cpf-estimate.ts';
import { type Financing, financingSchema } from '#src/features/financing/financing-schema.ts';
import { readContentFile, readEntryFile, readOptionalFile } from '#src/lib/content-file.ts';
import { countOf, formatEuros, spelledFeminine } from '#src/lib/french-numbers.ts';
import { addressLine, legalIdentity, registeredOffice } from '#src/site/legal-identity.ts';
import { siteSchema } from '#src/site/site-schema.ts';

const within = (count: number, one: string, many: string): string =>
  count === 1 ? one : `dans les ${count}\u00a0${many}`;

export const officeDays = ({ opens, closes }: Requests['callback']): string =>
  `du lundi au vendredi, de ${opens}\u00a0h à ${closes}\u00a0h`;

export const delayValues = ({ callback, delays }: Pick<Requests, 'callback' | 'delays'>) => ({
  callback: `${within(callback.hours, 'dans l’heure', 'heures')}, ${officeDays(callback)}`,
  answer: `sous ${delays.answerHours}\u00a0h, les jours ouvrés`,
  cpfAnswer: `sous ${delays.cpfAnswerHours}\u00a0h, les jours ouvrés`,
  complaint: `sous ${delays.complaintDays}\u00a0jours`,
  confirmation: within(delays.confirmationMinutes, 'dans la minute', 'minutes'),
});

const retentionValues = ({ requestYears, suspectDays }: Requests['retention']) => ({
  requestsKept: countOf(requestYears, 'an').replace(' ', '\u00a0'),
  suspectsKept: countOf(suspectDays, 'jour').replace(' ', '\u00a0'),
});

export function amountValues(rules: Pick<Financing['rules'], 'participation' | 'caps' | 'account'>, day: Date) {
  const { participation, caps } = cpfRulesOn(rules, day);
  const account = inForce(rules.account, day);
  const euros = (amount: number | null | undefined, none: string) =>
    typeof amount === 'number' ? formatEuros(amount) : none;
  return {
    participation: euros(participation?.amount, 'aucune participation'),
    specificCap: euros(caps.find(({ register }) => register === 'RS')?.amount, 'le prix entier'),
    yearlyRights: euros(account?.yearly, 'des droits'),
    rightsCeiling: euros(account?.ceiling, 'sans plafond'),
  };
}

type Offered = Pick<CourseData, 'certification' | 'eligibleForCPF' | 'days' | 'price'>;

function share(count: number, total: number): string {
  if (count === 0) return 'aucune de nos formations';
  if (total === 1) return 'notre formation';
  return count === total
    ? `nos ${spelledFeminine(total)} formations`
    : `${spelledFeminine(count)} de nos ${spelledFeminine(total)} formations`;
}

function durations(courses: readonly Offered[]): string {
  const days = courses.flatMap((course) => course.days ?? []).map((count) => Math.max(1, Math.ceil(count)));
  if (days.length === 0) return 'en quelques jours';
  const [least, most] = [Math.min(...days), Math.max(...days)];
  if (least === most) return most === 1 ? 'd’un jour' : `de ${String(most)}\u00a0jours`;
  return `de ${String(least)} à ${String(most)}\u00a0jours`;
}

function prices(courses: readonly Offered[]): string {
  const amounts = courses.flatMap(({ price }) => personPrice(price) ?? []);
  if (amounts.length === 0) return 'au tarif de leur fiche';
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least === most ? `à ${formatEuros(most)}` : `de ${formatEuros(least)} à ${formatEuros(most)}`;
}

export function courseValues(courses: readonly Offered[]) {
  const inRegister = (name: string): string => {
    const count = courses.filter(({ certification }) => certification?.register === name).length;
    return count === 0 ? 'aucune' : spelledFeminine(count);
  };
  return {
    certifying: share(courses.filter(({ certification }) => certification !== undefined).length, courses.length),
    registers: `${inRegister('RS')} au répertoire spécifique (RS), ${inRegister('RNCP')} au répertoire national (RNCP)`,
    fundable: spelledFeminine(courses.filter(({ eligibleForCPF }) => eligibleForCPF).length),
    durations: durations(courses),
    prices: prices(courses),
  };
}

type AiCourseFacts = Pick<CourseData, 'certification' | 'price'>;

export function aiCourseValues(course: AiCourseFacts, rules: CpfRules, day: Date) {
  const { certification } = course;
  const { shares } = cpfShares(course, rules, day);
  return {
    code: certification?.code ?? 'à venir',
    certifier: certification?.certifier ?? 'l’organisme certificateur',
    accountShare: shares ? formatEuros(shares.accountAtMost) : 'le plafond en vigueur',
    holderShare: shares ? formatEuros(shares.remains) : 'La participation',
  };
}

export function textValues(day: Date) {
  const site = readContentFile('site.yaml', siteSchema);
  const { rules } = readContentFile('financing.yaml', financingSchema);
  const requests = readContentFile('requests.yaml', requestsSchema);
  const courseId = readOptionalFile('ai-course.yaml', aiCourseSchema)?.course;
  const course = courseId === undefined ? undefined : readEntryFile(`courses/${courseId}`, courseSchema);
  return {
    ...site,
    seat: addressLine(registeredOffice(site)),
    company: legalIdentity(site),
    processors: (site.legal.processors ?? [])
      .map(({ name, country, purpose }) => `\n- ${name} (${country}), ${purpose}.`)
      .join(''),
    ...delayValues(requests),
    ...retentionValues(requests.retention),
    ...amountValues(rules, day),
    ...aiCourseValues(course ?? {}, rules, day),
    rgaa: rgaaValues(readContentFile('accessibility.yaml', accessibilitySchema)),
  };
}

const NO_RULES = { participation: [], caps: [], account: [] };

export const SAMPLE_VALUES = {
  seat: '',
  company: '',
  processors: '',
  ...delayValues({
    callback: { hours: 1, opens: 9, closes: 18 },
    delays: { answerHours: 1, cpfAnswerHours: 1, complaintDays: 1, confirmationMinutes: 1 },
  }),
  ...retentionValues({ requestYears: 3, suspectDays: 30 }),
  ...amountValues(NO_RULES, new Date(0)),
  ...aiCourseValues({}, NO_RULES, new Date(0)),
  rgaa: rgaaValues({ evaluatedOn: new Date(0), criteria: [] }),
};
