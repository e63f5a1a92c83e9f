import type { CourseData } from '#src/features/courses/course-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { type Figure, figuresSchema, sampleOf } from './figure-schema.ts';

const figuresFile = readContentFile('figures.yaml', figuresSchema);

export const publishedFigures = {
  ...figuresFile,
  figures: figuresFile.figures.map((stored): Figure => ({ ...stored, sample: sampleOf(stored) })),
};

const byId = new Map(publishedFigures.figures.map((entry) => [entry.id, entry]));

function storedFigure(id: string): Figure {
  const found = byId.get(id);
  if (found === undefined)
    throw new Error(`No figure "${id}" in content/figures.yaml. Existing figures: ${[...byId.keys()].join(', ')}.`);
  return found;
}

/** Returns the newest version of a figure, because an old, better rate would mislead. `history` is the old figure. */
export function figure(id: string): Figure & { history?: string } {
  const first = storedFigure(id);
  if (first.renewedBy === undefined) return first;
  const newer = storedFigure(first.renewedBy);
  const label = first.label === newer.label ? '' : ` ${first.label}`;
  return { ...newer, history: `Avant\u00a0: ${first.value}${label}, ${first.period}` };
}

type CourseWithFigures = { data: Pick<CourseData, 'figures'> };

export function providerFigures(courses: readonly CourseWithFigures[]): Figure[] {
  const ofCourses = courses.flatMap(({ data }) => Object.values(data.figures ?? {}));
  const courseFigures = new Set([...ofCourses, ...ofCourses.map((id) => figure(id).id)]);
  return publishedFigures.figures.filter(({ id }) => !courseFigures.has(id));
}
