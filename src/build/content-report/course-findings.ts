import { type CourseFact, courseFacts } from '#src/features/courses/course-facts.ts';
import type { FactId } from '#src/features/courses/course-fact-texts.ts';
import { FACT_TERMS } from '#src/features/courses/course-fact-texts.ts';
import { fold } from '#src/lib/french-text.ts';
import type { CheckId } from './checks.ts';
import type { Discovery } from './finding.ts';
import type { Content, CourseSheet } from './load-content.ts';
import { CPF_DELAY_DAYS, workingDays } from './working-days.ts';

type Item = { id: FactId; check: CheckId; field: string; certifyingOnly?: true };

const item = (check: CheckId, id: FactId, field: string = id): Item => ({ check, id, field });
const certifying = (check: CheckId, id: FactId, field: string = id): Item => ({
  check,
  id,
  field,
  certifyingOnly: true,
});

/** What indicators 1 to 3 want of each course, and of those that lead to a certification. */
export const REQUIRED_ITEMS: readonly Item[] = [
  item('indicator-1-missing', 'prerequisites'),
  item('indicator-1-missing', 'objectives'),
  item('indicator-1-missing', 'duration'),
  item('indicator-1-missing', 'modality'),
  item('indicator-1-missing', 'access'),
  item('indicator-1-missing', 'delays'),
  item('price-not-own', 'price'),
  item('indicator-1-missing', 'contact'),
  item('indicator-1-missing', 'methods'),
  item('indicator-1-missing', 'assessment'),
  item('indicator-1-missing', 'accessibility'),
  certifying('indicator-1-missing', 'certification'),
  item('indicator-2-missing', 'satisfaction', 'figures.satisfaction'),
  certifying('indicator-2-missing', 'passing', 'figures.passing'),
  certifying('indicator-3-missing', 'blocks'),
  certifying('indicator-3-missing', 'equivalences'),
  certifying('indicator-3-missing', 'bridges'),
  certifying('indicator-3-missing', 'continuations'),
  certifying('indicator-3-missing', 'outcomes'),
];

const ON_REQUEST = /^[^.]*\b(sur (simple )?demande|nous consulter|nous contacter)\b[^.]*\.?$/;

/** Whether a fact says that one has to ask, and nothing else. */
const isEvasive = ({ detail }: CourseFact): boolean => detail.every((line) => ON_REQUEST.test(fold(line)));

export const isCertifying = ({ certification, eligibleForCPF }: CourseSheet['sheet']): boolean =>
  certification !== undefined || eligibleForCPF;

/** The items of indicators 1 to 3 that a course owes. */
export const itemsDueBy = (course: CourseSheet['sheet']): Item[] =>
  REQUIRED_ITEMS.filter(({ certifyingOnly }) => certifyingOnly !== true || isCertifying(course));

export const factsOf = ({ sheet }: CourseSheet, { site, figures }: Content): CourseFact[] =>
  courseFacts(sheet, {
    contact: site.sheet.contact,
    figureOf: (id) => {
      const figure = figures.sheet.figures[id];
      if (figure === undefined) throw new Error(`No figure "${id}": checkContent says so in French.`);
      return figure;
    },
  });

function missingItems(course: CourseSheet, content: Content): Discovery[] {
  const facts = new Map(factsOf(course, content).map((fact) => [fact.id, fact]));
  return itemsDueBy(course.sheet).flatMap(({ check, id, field }) => {
    const fact = facts.get(id);
    // That a course could do without a certification which its eligibility calls for is a finding of its own.
    if (id === 'certification' && fact === undefined) return [];
    if (fact?.isOwn === true && !isEvasive(fact)) return [];
    const found = fact === undefined ? 'rien' : `« ${fact.detail.join(' ')} »`;
    return [{ check, file: course.file, field, found: `${FACT_TERMS[id]} : ${found}` }];
  });
}

/** What the sheet's fields owe beside its facts: the numbers of the duration, the date and the version. */
const missingFields = ({ file, sheet }: CourseSheet): Discovery[] =>
  (['hours', 'days', 'updatedOn', 'version'] as const)
    .filter((field) => sheet[field] === undefined)
    .map((field) => ({ check: 'indicator-1-missing', file, field, found: 'rien' }));

const numberBefore = (text: string, unit: RegExp): number | undefined => {
  const digits = new RegExp(`(\\d+(?:,\\d+)?) ?(?:${unit.source})`).exec(fold(text))?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

/** A duration whose text gives other hours or other days than the sheet. */
function contradictedDuration({ file, sheet: { duration, hours, days } }: CourseSheet): Discovery[] {
  const saidHours = numberBefore(duration, /heures?|h\b/);
  const saidDays = numberBefore(duration, /jours?|journees?/);
  const differs = (said: number | undefined, typed: number | undefined) =>
    said !== undefined && typed !== undefined && said !== typed;
  if (!differs(saidHours, hours) && !differs(saidDays, days)) return [];
  const typed = [hours !== undefined && `hours: ${hours}`, days !== undefined && `days: ${days}`].filter(Boolean);
  return [{ check: 'duration-contradicted', file, field: 'duration', found: `« ${duration} », ${typed.join(', ')}` }];
}

function shortDelay({ file, sheet: { eligibleForCPF, delays } }: CourseSheet): Discovery[] {
  if (!eligibleForCPF || delays === undefined) return [];
  if (delays.cpf === undefined)
    return [{ check: 'cpf-delay-short', file, field: 'delays.cpf', found: 'aucun délai avec le CPF' }];
  return (workingDays(delays.cpf) ?? 0) < CPF_DELAY_DAYS
    ? [{ check: 'cpf-delay-short', file, field: 'delays.cpf', found: `« ${delays.cpf} »` }]
    : [];
}

/** What the sheet of one course lacks, or says twice in two ways. */
export const courseFindings = (course: CourseSheet, content: Content): Discovery[] => [
  ...missingItems(course, content),
  ...missingFields(course),
  ...contradictedDuration(course),
  ...shortDelay(course),
];
