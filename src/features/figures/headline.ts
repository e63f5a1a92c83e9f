import type { Figure } from './figure-schema.ts';
import { figure, publishedFigures, type Referring } from './figures.ts';
import { parseSample } from './figure-sample.ts';

/** A figure as a page announces it: the newest that is known, and the one that it took the place of. */
export type Headline = Figure & { history?: string | undefined };

type Kind = 'satisfaction' | 'passing';

const SUMS: Readonly<Record<string, Kind>> = { 'courses-satisfaction': 'satisfaction', 'courses-passing': 'passing' };

const WORDS: Record<Kind, { label: string; sample: (good: number, all: number, courses: number) => string }> = {
  satisfaction: {
    label: 'de stagiaires satisfaits',
    sample: (good, all, courses) => `${good} satisfaits sur ${all}\u00a0réponses, ${courses}\u00a0formations`,
  },
  passing: {
    label: 'de réussite aux certifications',
    sample: (good, all, courses) => `${good} reçus sur ${all}\u00a0candidats, ${courses}\u00a0formations`,
  },
};

/** « 19 satisfaits sur 21 réponses (24 stagiaires) » is 19 of 21; « 36 reçus pour 41 candidats » is 36 of 41. */
function countsOf(kind: Kind, { sample }: Figure): [good: number, all: number] | undefined {
  const { count, of, among } = parseSample(sample) ?? {};
  const [good, all] = kind === 'satisfaction' ? [among, count] : [count, of];
  return good === undefined || all === undefined ? undefined : [good, all];
}

/** « 2025 et 2026 » */
function yearsOf(figures: readonly Figure[]): string {
  const years = figures.flatMap(({ period }) => period.match(/\b20\d{2}\b/g) ?? []).sort();
  const [first = '', last = ''] = [years[0], years.at(-1)];
  return first === last ? first : Number(last) - Number(first) === 1 ? `${first} et ${last}` : `${first} à ${last}`;
}

/** All courses together, from the counts that each of their sheets publishes. */
function sumOfCourses(id: string, kind: Kind, courses: readonly Referring[]): Figure | undefined {
  const figures = courses.flatMap(({ data }) => data.figures?.[kind] ?? []).map(figure);
  const counts = figures.flatMap((each) => {
    const counted = countsOf(kind, each);
    return counted === undefined ? [] : [counted];
  });
  if (counts.length === 0) return undefined;
  const [good, all] = [0, 1].map((index) => counts.reduce((sum, pair) => sum + (pair[index] ?? 0), 0));
  const { label, sample } = WORDS[kind];
  return {
    id,
    value: `${Math.round((100 * (good ?? 0)) / (all ?? 1))}\u00a0%`,
    label,
    period: yearsOf(figures),
    sample: sample(good ?? 0, all ?? 0, counts.length),
    source: 'fiches des formations',
  };
}

/**
 * A figure by its name, or the newer one that has taken its place: a page that went on announcing the better rate of an
 * older cohort would mislead. The older one stays beside it, with its period, and its label where that
 * is another.
 */
export function headline(id: string, courses: readonly Referring[]): Headline {
  const first = figure(id);
  const { renewedBy } = first;
  if (renewedBy === undefined) return first;
  const kind = SUMS[renewedBy];
  const newer = kind === undefined ? figure(renewedBy) : sumOfCourses(renewedBy, kind, courses);
  if (newer === undefined) return first;
  const label = first.label === newer.label ? '' : ` ${first.label}`;
  return { ...newer, history: `${first.value}${label}, ${first.period}` };
}

/** The figures that are summed from the sheets and take the place of another one. */
export const summedFigures = (courses: readonly Referring[]): Figure[] =>
  Object.entries(SUMS).flatMap(([name, kind]) => {
    const sum = sumOfCourses(name, kind, courses);
    return sum !== undefined && publishedFigures.figures.some(({ renewedBy }) => renewedBy === name) ? [sum] : [];
  });
