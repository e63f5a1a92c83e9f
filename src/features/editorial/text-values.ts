import { aiCourseSchema } from '#src/features/ai-course/ai-course-schema.ts';
import { type Requests, requestsSchema } from '#src/features/contact/requests-schema.ts';
import { cpfShares } from '#src/features/courses/course-funding.ts';
import { personPrice } from '#src/features/courses/course.ts';
import type { CourseData } from '#src/features/courses/course-schema.ts';
import { readPublishedCourse } from '#src/features/courses/published-courses.ts';
import { cpfRulesOn, inForce } from '#src/features/financing/cpf-estimate.ts';
import { type Financing, financingSchema } from '#src/features/financing/financing-schema.ts';
import { readContentFile, readOptionalFile } from '#src/lib/content-file.ts';
import { countOf, formatEuros, spelledFeminine } from '#src/lib/french-numbers.ts';
import { type FieldPath, textAt, type ValueOf } from '#src/lib/template.ts';
import { type AccessibilityGrid, accessibilitySchema, rgaaValues } from '#src/site/accessibility-schema.ts';
import { addressLine, legalIdentity, registeredOffice } from '#src/site/legal-identity.ts';
import { type Site, siteSchema } from '#src/site/site-schema.ts';

type Facts = {
  site: Site;
  requests: Pick<Requests, 'callback' | 'delays' | 'retention'>;
  rules: Pick<Financing['rules'], 'participation' | 'caps' | 'account'>;
  aiCourse: Pick<CourseData, 'certification' | 'price'>;
  grid: AccessibilityGrid;
  day: Date;
};

/** Maps each name in `{{…}}` to a function that makes its text from the facts in `Names`. */
type Values<Names extends keyof Facts> = Readonly<Record<string, (facts: Pick<Facts, Names>) => string>>;

const IDENTITY = {
  seat: ({ site }) => addressLine(registeredOffice(site)),
  company: ({ site }) => legalIdentity(site),
  /** Items of a Markdown list, each after a line break. */
  processors: ({ site }) =>
    (site.legal.processors ?? []).map(({ name, country, purpose }) => `\n- ${name} (${country}), ${purpose}.`).join(''),
} satisfies Values<'site'>;

const within = (count: number, one: string, many: string): string =>
  count === 1 ? one : `dans les ${count}\u00a0${many}`;

export const officeDays = ({ opens, closes }: Requests['callback']): string =>
  `du lundi au vendredi, de ${opens}\u00a0h à ${closes}\u00a0h`;

export const DELAYS = {
  callback: ({ requests: { callback } }) =>
    `${within(callback.hours, 'dans l’heure', 'heures')}, ${officeDays(callback)}`,
  answer: ({ requests: { delays } }) => `sous ${delays.answerHours}\u00a0h, les jours ouvrés`,
  cpfAnswer: ({ requests: { delays } }) => `sous ${delays.cpfAnswerHours}\u00a0h, les jours ouvrés`,
  complaint: ({ requests: { delays } }) => `sous ${delays.complaintDays}\u00a0jours`,
  confirmation: ({ requests: { delays } }) => within(delays.confirmationMinutes, 'dans la minute', 'minutes'),
  requestsKept: ({ requests: { retention } }) => countOf(retention.requestYears, 'an').replace(' ', '\u00a0'),
  suspectsKept: ({ requests: { retention } }) => countOf(retention.suspectDays, 'jour').replace(' ', '\u00a0'),
} satisfies Values<'requests'>;

const eurosOr = (none: string, amount: number | null | undefined): string =>
  typeof amount === 'number' ? formatEuros(amount) : none;

export const AMOUNTS = {
  participation: ({ rules, day }) => eurosOr('aucune participation', cpfRulesOn(rules, day).participation?.amount),
  specificCap: ({ rules, day }) =>
    eurosOr('le prix entier', cpfRulesOn(rules, day).caps.find(({ register }) => register === 'RS')?.amount),
  yearlyRights: ({ rules, day }) => eurosOr('des droits', inForce(rules.account, day)?.yearly),
  rightsCeiling: ({ rules, day }) => eurosOr('sans plafond', inForce(rules.account, day)?.ceiling),
} satisfies Values<'rules' | 'day'>;

export const AI_COURSE = {
  code: ({ aiCourse }) => aiCourse.certification?.code ?? 'à venir',
  certifier: ({ aiCourse }) => aiCourse.certification?.certifier ?? 'l’organisme certificateur',
  accountShare: ({ aiCourse, rules, day }) =>
    eurosOr('le plafond en vigueur', cpfShares(aiCourse, rules, day).shares?.accountAtMost),
  holderShare: ({ aiCourse, rules, day }) =>
    eurosOr('La participation', cpfShares(aiCourse, rules, day).shares?.remains),
} satisfies Values<'aiCourse' | 'rules' | 'day'>;

const RGAA = (
  ['state', 'evaluatedOn', 'met', 'failed', 'notApplicable', 'unjudged', 'rate', 'tested', 'defects'] as const
).map((name) => [`rgaa.${name}`, ({ grid }: Pick<Facts, 'grid'>) => String(rgaaValues(grid)[name])] as const);

const VALUES: Values<keyof Facts> = { ...IDENTITY, ...DELAYS, ...AMOUNTS, ...AI_COURSE, ...Object.fromEntries(RGAA) };

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

function inRegister(courses: readonly Offered[], name: string): string {
  const count = courses.filter(({ certification }) => certification?.register === name).length;
  return count === 0 ? 'aucune' : spelledFeminine(count);
}

/** Texts about all courses: `{{certifying}}` is « dix de nos seize formations ». */
export const COUNTS = {
  certifying: (courses) => share(courses.filter(({ certification }) => certification).length, courses.length),
  registers: (courses) =>
    `${inRegister(courses, 'RS')} au répertoire spécifique (RS), ${inRegister(courses, 'RNCP')} au répertoire national (RNCP)`,
  fundable: (courses) => spelledFeminine(courses.filter(({ eligibleForCPF }) => eligibleForCPF).length),
  durations,
  prices,
} satisfies Record<string, (courses: readonly Offered[]) => string>;

/** The files and folders whose texts may contain `{{name}}`. In `site.yaml`, only questions and answers may. */
const FILLED = ['home.yaml', 'financing.yaml', 'search.yaml', 'site.yaml', 'requests.yaml', 'ai-course.yaml', 'legal'];

/** Texts of these files cannot use `COUNTS`, because the code that fills them does not load all courses. */
const WITHOUT_COUNTS = ['requests.yaml', 'ai-course.yaml'];

export const isFilled = (kind: string, [field]: FieldPath): boolean =>
  FILLED.includes(kind) && (kind !== 'site.yaml' || field === 'faq');

/** The names that texts of a file may use, besides paths of `site.yaml`, such as `{{legal.siren}}`. */
export const valueNames = (kind: string): string[] => [
  ...Object.keys(VALUES),
  ...(WITHOUT_COUNTS.includes(kind) ? [] : Object.keys(COUNTS)),
];

function readFacts(day: Date): Facts {
  const course = readOptionalFile('ai-course.yaml', aiCourseSchema)?.course;
  return {
    site: readContentFile('site.yaml', siteSchema),
    requests: readContentFile('requests.yaml', requestsSchema),
    rules: readContentFile('financing.yaml', financingSchema).rules,
    aiCourse: course === undefined ? {} : readPublishedCourse(course, day),
    grid: readContentFile('accessibility.yaml', accessibilitySchema),
    day,
  };
}

/** Without `courses`, the values of `COUNTS` are missing. */
export function textValues(day: Date, courses?: readonly Offered[]): ValueOf {
  const facts = readFacts(day);
  const values = new Map(Object.entries(VALUES).map(([name, valueOf]) => [name, valueOf(facts)]));
  for (const [name, count] of Object.entries(COUNTS)) if (courses !== undefined) values.set(name, count(courses));
  return (name) => values.get(name) ?? textAt(facts.site, name);
}
