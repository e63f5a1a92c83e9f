import type { Figure } from '#src/features/figures/figure-schema.ts';
import { fold } from '#src/lib/french-text.ts';
import { parseSample, type Sample, shareOf, sizeOf } from '#src/features/figures/figure-sample.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

type Counted = Figure & { id: string; counts: Sample; kind: string; size: number };

/** The year that a period lies in, whole or in part: « janvier à juin 2024 » lies in 2024, « depuis 2015 » in none. */
function yearOf(period: string): string | undefined {
  const years = period.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  return years.length === 1 && !/\bdepuis\b|\bà ce jour\b/.test(period) ? years[0] : undefined;
}

const isWholeYear = (period: string): boolean => /^(annee )?(19|20)\d{2}$/.test(fold(period).trim());

/** What one figure says twice in two ways: more answers than people, a rate that its own numbers do not give. */
function ownContradictions({ value, label, sample, counts }: Counted): string[] {
  const { count, of, among } = counts;
  const rate = /^(\d+(?:,\d+)?)\s*%$/.exec(value)?.[1]?.replace(',', '.');
  const share = shareOf(counts);
  const reviews = /sur (\d+) avis/.exec(label)?.[1];
  return [
    ...(of !== undefined && count > of ? [`« ${sample} » : ${count} sur ${of}`] : []),
    ...(among !== undefined && among > count ? [`« ${sample} » : ${among} parmi ${count}`] : []),
    // Some round, some cut.
    ...(rate !== undefined && share !== undefined && Math.abs(share - Number(rate)) >= 1
      ? [`« ${value} », mais « ${sample} » donne ${share.toFixed(1).replace('.', ',')} %`]
      : []),
    ...(reviews !== undefined && Number(reviews) !== count ? [`« ${label} », mais « ${sample} »`] : []),
  ];
}

/** Parts of a year that count more than the whole year does: one figure alone, or all courses together. */
function greaterThanWhole(figures: readonly Counted[], ofCourses: ReadonlySet<string>): string[] {
  const areLike = (one: Counted, other: Counted) =>
    one !== other && one.kind === other.kind && yearOf(one.period) === yearOf(other.period);
  const wholes = figures.filter(({ id, period }) => isWholeYear(period) && !ofCourses.has(id));
  return wholes
    .filter((whole) => !wholes.some((other) => areLike(other, whole) && other.size > whole.size))
    .flatMap((whole) => {
      const parts = figures.filter((part) => areLike(part, whole));
      const alone = parts.filter(({ id }) => !ofCourses.has(id)).map(({ id, size }) => [id, size] as const);
      const inCourses = parts.filter(({ id }) => ofCourses.has(id)).reduce((total, { size }) => total + size, 0);
      return [...alone, ['formations, en tout', inCourses] as const]
        .filter(([, size]) => size > whole.size)
        .map(([id, size]) => `${id} : ${size} ${whole.kind}, mais ${whole.id} en compte ${whole.size} sur l’année`);
    });
}

/** Figures that cannot be true, by themselves or together. */
export function figureContradictions({ figures: { file, sheet }, courses }: Pick<Content, 'figures' | 'courses'>) {
  const counted = Object.entries(sheet.figures).flatMap(([id, figure]): Counted[] => {
    const counts = parseSample(figure.sample);
    return counts === undefined ? [] : [{ ...figure, id, counts, ...sizeOf(counts) }];
  });
  const ofCourses = new Set(courses.flatMap(({ sheet: { figures } }) => Object.values(figures ?? {})));
  const rawFinding = (field: string, found: string): RawFinding => ({
    check: 'figure-contradicted',
    file,
    field,
    found,
  });
  return [
    ...counted.flatMap((figure) => ownContradictions(figure).map((found) => rawFinding(`figures.${figure.id}`, found))),
    ...greaterThanWhole(counted, ofCourses).map((found) => rawFinding('figures', found)),
  ];
}
