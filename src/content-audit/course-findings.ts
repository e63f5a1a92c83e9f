import { type CourseFact, courseFacts } from '#src/features/courses/course-facts.ts';
import { FACTS, type FactId } from '#src/features/courses/course-fact-texts.ts';
import { isFundingOpen } from '#src/site/public-funding.ts';
import { fold } from '#src/lib/french-text.ts';
import type { CheckId, RawFinding } from './finding.ts';
import type { Content, CourseSheet } from './load-content.ts';
import { CPF_DELAY_DAYS } from '#src/features/courses/cpf-start.ts';
import { qualityReferenceOn } from './quality-reference.ts';
import { workingDays } from './working-days.ts';

/** A fact that an auditor asks for, and the field that gives it. */
export type RequiredItem = {
  id: FactId;
  indicator: 1 | 2 | 3;
  check: CheckId;
  field: string;
  certifyingOnly?: true;
};

const CERTIFYING: readonly FactId[] = ['blocks', 'equivalences', 'bridges', 'continuations', 'outcomes'];

/** The items that indicators 1 to 3 want on a day of each course, and of those that lead to a certification. */
const requiredItems = (day: Date): readonly RequiredItem[] => [
  ...qualityReferenceOn(day).information.map((id): RequiredItem => ({
    id,
    indicator: 1,
    check: id === 'price' ? 'price-not-own' : 'indicator-1-missing',
    field: id,
    ...(id === 'certification' && { certifyingOnly: true }),
  })),
  { id: 'satisfaction', indicator: 2, check: 'indicator-2-missing', field: 'figures.satisfaction' },
  { id: 'passing', indicator: 3, check: 'indicator-2-missing', field: 'figures.passing', certifyingOnly: true },
  ...CERTIFYING.map((id): RequiredItem => ({
    id,
    indicator: 3,
    check: 'indicator-3-missing',
    field: id,
    certifyingOnly: true,
  })),
];

const ON_REQUEST = /^[^.]*\b(sur (simple )?demande|nous consulter|nous contacter)\b[^.]*\.?$/;

/** Whether a fact says that one has to ask, and nothing else. */
const isEvasive = ({ detail }: CourseFact): boolean => detail.every((line) => ON_REQUEST.test(fold(line)));

const isCertifying = ({ certification, eligibleForCPF }: CourseSheet['sheet']): boolean =>
  certification !== undefined || eligibleForCPF;

/** The items of indicators 1 to 3 that a course owes on a day. */
export const itemsDueBy = (course: CourseSheet['sheet'], day: Date): RequiredItem[] =>
  requiredItems(day).filter(({ certifyingOnly }) => certifyingOnly !== true || isCertifying(course));

export const factsOf = ({ sheet }: CourseSheet, { site, figures, coursePages }: Content, day: Date): CourseFact[] =>
  courseFacts(sheet, {
    contact: site.sheet.contact,
    offices: site.sheet.offices,
    fromPrice: site.sheet.fromPrice,
    shared: coursePages.sheet,
    isFundingOpen: isFundingOpen(site.sheet.certificate, day),
    // No item of the indicators asks for them.
    trainerOf: () => undefined,
    figureOf: (id) => {
      const figure = figures.sheet.figures.find((one) => one.id === id);
      if (figure === undefined) throw new Error(`No figure "${id}": checkContent says so in French.`);
      return figure;
    },
  });

function missingItems(course: CourseSheet, content: Content, day: Date): RawFinding[] {
  const facts = new Map(factsOf(course, content, day).map((fact) => [fact.id, fact]));
  return itemsDueBy(course.sheet, day).flatMap(({ check, id, field }) => {
    const fact = facts.get(id);
    // That a course could do without a certification which its eligibility calls for is a finding of its own.
    if (id === 'certification' && fact === undefined) return [];
    if (fact?.isOwn === true && !isEvasive(fact)) return [];
    const found = fact === undefined ? 'rien' : `« ${fact.detail.join(' ')} »`;
    return [{ check, file: course.file, field, found: `${FACTS[id].term} : ${found}` }];
  });
}

/** The fields that a sheet lacks beside its facts: the numbers of the duration, the date and the version. */
const missingFields = ({ file, sheet }: CourseSheet): RawFinding[] =>
  (['hours', 'days', 'updatedOn', 'version'] as const)
    .filter((field) => sheet[field] === undefined)
    .map((field) => ({ check: 'indicator-1-missing', file, field, found: 'rien' }));

const numberBefore = (text: string, unit: RegExp): number | undefined => {
  const digits = new RegExp(`(\\d+(?:,\\d+)?) ?(?:${unit.source})`).exec(fold(text))?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

/** A duration whose text gives other hours or other days than the sheet. */
function contradictedDuration({ file, sheet: { duration, hours, days } }: CourseSheet): RawFinding[] {
  const saidHours = numberBefore(duration, /heures?|h\b/);
  const saidDays = numberBefore(duration, /jours?|journees?/);
  const differs = (said: number | undefined, typed: number | undefined) =>
    said !== undefined && typed !== undefined && said !== typed;
  if (!differs(saidHours, hours) && !differs(saidDays, days)) return [];
  const typed = [hours !== undefined && `hours: ${hours}`, days !== undefined && `days: ${days}`].filter(Boolean);
  return [{ check: 'duration-contradicted', file, field: 'duration', found: `« ${duration} », ${typed.join(', ')}` }];
}

/** In euros: less is a slip of the keyboard. */
const LEAST_PRICE = 20;

const implausiblePrice = ({ file, sheet: { price } }: CourseSheet): RawFinding[] =>
  price === undefined || price.amount >= LEAST_PRICE
    ? []
    : [{ check: 'price-implausible', file, field: 'price', found: `${price.amount} €` }];

function shortDelay({ file, sheet: { eligibleForCPF, delays } }: CourseSheet): RawFinding[] {
  if (!eligibleForCPF || delays === undefined) return [];
  if (delays.cpf === undefined)
    return [{ check: 'cpf-delay-short', file, field: 'delays.cpf', found: 'aucun délai avec le CPF' }];
  return (workingDays(delays.cpf) ?? 0) < CPF_DELAY_DAYS
    ? [{ check: 'cpf-delay-short', file, field: 'delays.cpf', found: `« ${delays.cpf} »` }]
    : [];
}

const missingAuthorisation = ({ file, sheet: { certification } }: CourseSheet): RawFinding[] =>
  certification === undefined || certification.authorisation !== undefined
    ? []
    : [{ check: 'authorisation-missing', file, field: 'certification.authorisation', found: certification.code }];

/** A category that nothing is said of: such a course is shown, and found under no category. */
function unknownCategory({ file, sheet }: CourseSheet, { categories }: Content): RawFinding[] {
  const known = categories.sheet.courses.map(({ name }) => name);
  if (known.includes(sheet.category)) return [];
  const found = `« ${sheet.category} » ; celles qui existent : ${known.join(', ')}`;
  return [{ check: 'category-unknown', file, field: 'category', found }];
}

/** The gaps and the contradictions in the sheet of one course on a day. */
export const courseFindings = (course: CourseSheet, content: Content, day: Date): RawFinding[] => [
  ...missingItems(course, content, day),
  ...missingFields(course),
  ...contradictedDuration(course),
  ...implausiblePrice(course),
  ...shortDelay(course),
  ...missingAuthorisation(course),
  ...unknownCategory(course, content),
];
