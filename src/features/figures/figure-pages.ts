import { paths } from '#src/site/paths.ts';
import type { StoredFigure } from './figure-schema.ts';
import type { CourseWithFigures } from './figures.ts';

/** The content that refers to figures. */
type FigureReferences = {
  home: { hero: { figure?: string | undefined } };
  about: { figures: readonly string[] };
  aiCourse: { rating: string; statistics: readonly { figure: string }[] } | undefined;
  courses: readonly CourseWithFigures[];
};

/** Returns a function that lists the pages of a figure, including pages that name an earlier figure it replaces. */
export function figurePages(
  figures: readonly Pick<StoredFigure, 'id' | 'renewedBy'>[],
  { home, about, aiCourse, courses }: FigureReferences,
): (id: string) => string[] {
  const figuresByPage: (readonly [page: string, ids: readonly (string | undefined)[]])[] = [
    [paths.home, [home.hero.figure, ...about.figures]],
    [paths.about, about.figures],
    ...courses.map(({ id, data }) => [paths.course(id), Object.values(data.figures ?? {})] as const),
    [paths.results, courses.flatMap(({ data }) => Object.values(data.figures ?? {}))],
    ...(aiCourse === undefined
      ? []
      : [[paths.aiCourse, [aiCourse.rating, ...aiCourse.statistics.map(({ figure }) => figure)]] as const]),
  ];
  return (id) => {
    const names = [id, ...figures.filter(({ renewedBy }) => renewedBy === id).map((figure) => figure.id)];
    return figuresByPage
      .filter(([, ids]) => ids.some((name) => name !== undefined && names.includes(name)))
      .map(([page]) => page);
  };
}
