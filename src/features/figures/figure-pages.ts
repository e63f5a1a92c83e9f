import { paths } from '#src/site/paths.ts';
import type { StoredFigure } from './figure-schema.ts';
import type { Referring } from './figures.ts';

/** The mark at the head of the AI course's page. */
export const AI_RATING = 'ai-rating-hero';

/** The content that names figures. */
type Citing = {
  home: { hero: { figure?: string | undefined } };
  about: { figures: readonly string[] };
  aiCourse: { statistics: readonly { figure: string }[] } | undefined;
  courses: readonly Referring[];
};

/** Gives the pages that show a figure, by its name; a figure also stands where it renews another one. */
export function figurePages(
  figures: readonly Pick<StoredFigure, 'id' | 'renewedBy'>[],
  { home, about, aiCourse, courses }: Citing,
): (id: string) => string[] {
  const cited: (readonly [page: string, ids: readonly (string | undefined)[]])[] = [
    [paths.home, [home.hero.figure, ...about.figures]],
    [paths.about, about.figures],
    ...courses.map(({ id, data }) => [paths.course(id), Object.values(data.figures ?? {})] as const),
    [paths.results, courses.flatMap(({ data }) => Object.values(data.figures ?? {}))],
    ...(aiCourse === undefined
      ? []
      : [[paths.aiCourse, [AI_RATING, ...aiCourse.statistics.map(({ figure }) => figure)]] as const]),
  ];
  return (id) => {
    const names = [id, ...figures.filter(({ renewedBy }) => renewedBy === id).map((figure) => figure.id)];
    return cited
      .filter(([, ids]) => ids.some((name) => name !== undefined && names.includes(name)))
      .map(([page]) => page);
  };
}
