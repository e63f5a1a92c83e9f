import type { CourseData } from '#src/features/courses/course-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { type Figure, figuresSchema, sampleOf, versionsOf } from './figure-schema.ts';

const figuresFile = readContentFile('figures.yaml', figuresSchema);

export const publishedFigures = {
  ...figuresFile,
  figures: figuresFile.figures.map((stored): Figure => ({ ...stored, sample: sampleOf(stored) })),
};

/** Returns the newest version of a figure, because an old, better rate would mislead. `history` has the older ones. */
export function figure(id: string): Figure & { history?: string } {
  const older = [...versionsOf(publishedFigures.figures, id)];
  const newest = older.pop();
  if (newest === undefined) throw new Error(`No figure "${id}" in content/figures.yaml.`);
  if (older.length === 0) return newest;
  const lines = older.map(
    ({ value, label, period }) => `${value}${label === newest.label ? '' : ` ${label}`}, ${period}`,
  );
  return { ...newest, history: `Avant\u00a0: ${lines.join('\u202f; ')}` };
}

type CourseWithFigures = { data: Pick<CourseData, 'figures'> };

export function providerFigures(courses: readonly CourseWithFigures[]): Figure[] {
  const ofCourses = courses.flatMap(({ data }) => Object.values(data.figures ?? {}));
  const courseFigures = new Set(
    ofCourses.flatMap((id) => versionsOf(publishedFigures.figures, id).map((version) => version.id)),
  );
  return publishedFigures.figures.filter(({ id }) => !courseFigures.has(id));
}
