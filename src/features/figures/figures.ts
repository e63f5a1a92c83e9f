import type { CourseData } from '#src/features/courses/course-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { type Figure, figuresSchema, sampleOf } from './figure-schema.ts';

const figuresFile = readContentFile('figures.yaml', figuresSchema);

export const publishedFigures = {
  ...figuresFile,
  figures: figuresFile.figures.map((stored): Figure => ({ ...stored, sample: sampleOf(stored) })),
};

const byId = new Map(publishedFigures.figures.map((entry) => [entry.id, entry]));

export function figure(id: string): Figure {
  const found = byId.get(id);
  if (found === undefined)
    throw new Error(`No figure "${id}" in content/figures.yaml. Existing figures: ${[...byId.keys()].join(', ')}.`);
  return found;
}

type CourseWithFigures = { data: Pick<CourseData, 'figures'> };

const SUMS = {
  'courses-satisfaction': {
    kind: 'satisfaction',
    label: 'de stagiaires satisfaits',
    good: 'satisfaits',
    all: 'réponses',
  },
  'courses-passing': { kind: 'passing', label: 'de réussite aux certifications', good: 'reçus', all: 'candidats' },
} as const;

type SumId = keyof typeof SUMS;

const isSum = (id: string): id is SumId => id in SUMS;

function yearsOf(figures: readonly Figure[]): string {
  const years = figures.flatMap(({ period }) => period.match(/\b20\d{2}\b/g) ?? []).sort();
  const [first = '', last = ''] = [years[0], years.at(-1)];
  return first === last ? first : Number(last) - Number(first) === 1 ? `${first} et ${last}` : `${first} à ${last}`;
}

function sumOfCourses(id: SumId, courses: readonly CourseWithFigures[]): Figure | undefined {
  const { kind, label, ...names } = SUMS[id];
  const figures = courses.flatMap(({ data }) => data.figures?.[kind] ?? []).map(figure);
  const rates = figures.flatMap(({ rate }) => rate ?? []);
  if (rates.length === 0) return undefined;
  const good = rates.reduce((sum, rate) => sum + rate.good, 0);
  const all = rates.reduce((sum, { answers, asked }) => sum + (answers ?? asked), 0);
  return {
    id,
    value: `${Math.round((100 * good) / all)}\u00a0%`,
    label,
    period: yearsOf(figures),
    sample: `${good} ${names.good} sur ${all}\u00a0${names.all}, ${rates.length}\u00a0formations`,
    source: 'fiches des formations',
  };
}

/** Returns the newest version of a figure, because a better old rate would mislead. `history` states the older one. */
export function headline(id: string, courses: readonly CourseWithFigures[]): Figure & { history?: string } {
  const first = figure(id);
  const { renewedBy } = first;
  if (renewedBy === undefined) return first;
  const newer = isSum(renewedBy) ? sumOfCourses(renewedBy, courses) : figure(renewedBy);
  if (newer === undefined) return first;
  const label = first.label === newer.label ? '' : ` ${first.label}`;
  return { ...newer, history: `Avant\u00a0: ${first.value}${label}, ${first.period}` };
}

export function providerFigures(courses: readonly CourseWithFigures[]): Figure[] {
  const { figures } = publishedFigures;
  const sums = Object.keys(SUMS)
    .filter(isSum)
    .filter((id) => figures.some(({ renewedBy }) => renewedBy === id));
  const ofCourses = courses.flatMap(({ data }) => Object.values(data.figures ?? {}));
  return [
    ...sums.flatMap((id) => sumOfCourses(id, courses) ?? []),
    ...figures.filter(({ id }) => !ofCourses.includes(id)),
  ];
}
