import { formatDay } from '#src/lib/french-dates.ts';
import { parisToday } from '#src/lib/paris-today.ts';
import type { courseJsonSchema } from './course-json-schema.ts';
import type { z } from 'zod';

/** A course as the JSON mirror gives it and as cards show it. */
export type Course = z.output<typeof courseJsonSchema>;

/** How many courses a page of the catalogue lists. */
export const COURSES_PER_PAGE = 24;

/** How many courses the home page shows at a time. */
export const SHOWCASE_SIZE = 3;

/** The form that the boxes of the catalogue's cards belong to, wherever a card is drawn. */
export const CHOICE_FORM = 'choix-formations';

/** Where and when a course next starts: « À distance, le 12 janvier 2027 ». */
export const nextStart = ({ nextSession }: Pick<Course, 'nextSession'>, today = parisToday()): string =>
  nextSession && nextSession.start > today
    ? `${nextSession.place}, le ${formatDay(new Date(nextSession.start)).replaceAll(' ', '\u00a0')}`
    : 'Dates à convenir';

/** Courses without a place of their own come after those that have one. */
const LAST = Number.MAX_SAFE_INTEGER;

type Dated = Partial<Record<'createdOn' | 'publishOn' | 'updatedOn', Date | undefined>>;

/** A course without any date is older than all that have one. */
const UNDATED = new Date('2015-01-01T00:00:00Z');

/** When a course was made: what its sheet says, and nothing that differs from one build to the next. */
export const dateOf = ({ createdOn, publishOn, updatedOn }: Dated): Date =>
  createdOn ?? publishOn ?? updatedOn ?? UNDATED;

type Sortable = { id: string; data: Dated & { order?: number | undefined; title: string } };

/** The order of the showcase, the catalogue and the mirror: editors' `order` first, then the newest, then by title. */
export const compareCourses = (a: Sortable, b: Sortable): number =>
  (a.data.order ?? LAST) - (b.data.order ?? LAST) ||
  dateOf(b.data).getTime() - dateOf(a.data).getTime() ||
  a.data.title.localeCompare(b.data.title, 'fr') ||
  a.id.localeCompare(b.id);

type Listed = { id: string; category: string };

export type Neighbours<Neighbour> = { previous: Neighbour | undefined; next: Neighbour | undefined };

/** The courses before and after each one in its category, in the order of the catalogue, by its id. */
export function courseNeighbours<Neighbour extends Listed>(
  courses: readonly Neighbour[],
): Map<string, Neighbours<Neighbour>> {
  const categories = Map.groupBy(courses, ({ category }) => category);
  return new Map(
    [...categories.values()].flatMap((same) =>
      same.map(({ id }, index) => [id, { previous: index > 0 ? same[index - 1] : undefined, next: same[index + 1] }]),
    ),
  );
}
