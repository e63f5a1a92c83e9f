import { readContentFile } from '#src/lib/content-file.ts';
import { type Figure, figuresSchema } from './figure-schema.ts';

/** Every published figure, how they are made and since when they stand. */
export const publishedFigures = readContentFile('figures.yaml', figuresSchema);

const byId = new Map(publishedFigures.figures.map((one) => [one.id, one]));

/** A published figure by its name in `content/figures.yaml`; a page that names an unknown one does not build. */
export function figure(id: string): Figure {
  const found = byId.get(id);
  if (found === undefined)
    throw new Error(`No figure "${id}" in content/figures.yaml. It has: ${[...byId.keys()].join(', ')}.`);
  return found;
}

const known = (id: string | undefined) => (id === undefined ? undefined : figure(id));

export type Referring = {
  id: string;
  data: { title: string; figures?: { passing?: string | undefined; satisfaction?: string | undefined } | undefined };
};

export type CourseFigures = {
  id: string;
  title: string;
  satisfaction: Figure | undefined;
  passing: Figure | undefined;
};

/** Tells the figures of single courses, by course, from those of the whole provider. */
export function courseFigures(all: readonly Figure[], courses: readonly Referring[]) {
  const named = courses.flatMap(({ data }) => Object.values(data.figures ?? {}));
  return {
    ofCourses: courses.flatMap(({ id, data: { title, figures: { satisfaction, passing } = {} } }): CourseFigures[] => {
      const row = { satisfaction: known(satisfaction), passing: known(passing) };
      return row.satisfaction || row.passing ? [{ id, title, ...row }] : [];
    }),
    ofProvider: all.filter(({ id }) => !named.includes(id)),
  };
}
