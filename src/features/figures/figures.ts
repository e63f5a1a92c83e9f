import { CONTENT } from '#src/lib/content-folder.ts';
import type { CourseData } from '#src/features/courses/course-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { type Figure, figuresSchema, newestVersion, sampleOf, versionsOf } from './figure-schema.ts';

const figuresFile = readContentFile('figures.yaml', figuresSchema);

export const publishedFigures = {
  ...figuresFile,
  figures: figuresFile.figures.map((stored): Figure => ({ ...stored, sample: sampleOf(stored) })),
};

/** The newest version of a figure, because an old, better rate would mislead. */
export function figure(id: string): Figure & { history?: string } {
  const found = newestVersion(publishedFigures.figures, id);
  if (found === undefined) throw new Error(`No figure "${id}" in ${CONTENT}/figures.yaml.`);
  return found;
}

type CourseWithFigures = { data: Pick<CourseData, 'figures'> };

export function providerFigures(courses: readonly CourseWithFigures[]): Figure[] {
  const ofCourses = courses.flatMap(({ data }) => Object.values(data.figures ?? {}));
  const courseFigures = new Set(
    ofCourses.flatMap((id) => versionsOf(publishedFigures.figures, id).map((version) => version.id)),
  );
  return publishedFigures.figures.filter(({ id }) => !courseFigures.has(id));
}
