import { spelledFeminine } from '#src/lib/french-numbers.ts';
import type { CourseData } from './course-schema.ts';

type Offered = Pick<CourseData, 'certification' | 'eligibleForCPF' | 'days'>;

function share(count: number, total: number): string {
  if (count === 0) return 'aucune de nos formations';
  if (total === 1) return 'notre formation';
  return count === total
    ? `nos ${spelledFeminine(total)} formations`
    : `${spelledFeminine(count)} de nos ${spelledFeminine(total)} formations`;
}

const REGISTERS = { RS: 'au répertoire spécifique (RS)', RNCP: 'au répertoire national (RNCP)' } as const;

/** « dix au répertoire spécifique (RS), aucune au répertoire national (RNCP) » */
const registers = (certifying: readonly Offered[]): string =>
  (['RS', 'RNCP'] as const)
    .map((name) => {
      const count = certifying.filter(({ certification }) => certification?.register === name).length;
      return `${count === 0 ? 'aucune' : spelledFeminine(count)} ${REGISTERS[name]}`;
    })
    .join(', ');

/** « de 1 à 5 jours » */
function durations(courses: readonly Offered[]): string {
  const days = courses.flatMap((course) => course.days ?? []).map((count) => Math.max(1, Math.ceil(count)));
  if (days.length === 0) return 'en quelques jours';
  const [least, most] = [Math.min(...days), Math.max(...days)];
  if (least === most) return most === 1 ? 'd’un jour' : `de ${String(most)}\u00a0jours`;
  return `de ${String(least)} à ${String(most)}\u00a0jours`;
}

/**
 * The words for all courses together, counted on the courses of the day: `content/` names them between double
 * braces, so that no text says « la plupart » of ten in twenty-one.
 */
export function offerWords(courses: readonly Offered[]) {
  const certifying = courses.filter(({ certification }) => certification !== undefined);
  return {
    certifying: share(certifying.length, courses.length),
    registers: registers(certifying),
    fundable: spelledFeminine(courses.filter(({ eligibleForCPF }) => eligibleForCPF).length),
    durations: durations(courses),
  };
}

export type OfferWords = ReturnType<typeof offerWords>;

type Priced = Pick<CourseData, 'category' | 'price'>;

/** The lowest price for one person among the courses of a category, or among all; nothing where no sheet gives one. */
export function lowestPrice(courses: readonly Priced[], category?: string): number | undefined {
  const amounts = courses
    .filter((course) => category === undefined || course.category === category)
    .flatMap(({ price }) => (price?.unit === 'person' ? [price.amount] : []));
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}
