import { fold } from '#src/lib/french-text.ts';

/** A course as the JSON mirror gives it and as cards show it. */
export type Course = {
  id: string;
  title: string;
  description: string;
  category: string;
  imagePath?: string | undefined;
  duration: string;
  eligibleForCPF: boolean;
  /** ISO 8601 */
  createdAt: string;
};

/** How many courses a page of the catalogue lists. */
export const COURSES_PER_PAGE = 24;

/** How many courses the home page shows at a time. */
export const SHOWCASE_SIZE = 3;

/** The form that the boxes of the catalogue's cards belong to, wherever a card is drawn. */
export const CHOICE_FORM = 'choix-formations';

type Query = { category?: string | undefined; search?: string | undefined };

/** The courses of exactly that category whose title or description contains the search, whatever its case and accents. */
export function findCourses<Item extends Course>(courses: readonly Item[], { category, search = '' }: Query): Item[] {
  const wanted = fold(search.trim());
  return courses.filter(
    (course) =>
      (category === undefined || course.category === category) &&
      (wanted === '' || fold(course.title).includes(wanted) || fold(course.description).includes(wanted)),
  );
}

/** Courses without a place of their own come after those that have one. */
const LAST = Number.MAX_SAFE_INTEGER;

type Sortable = { id: string; data: { order?: number | undefined; createdAt?: Date | undefined; title: string } };

/** The order of the showcase, the catalogue and the mirror: editors' `order` first, then the newest, then by title. */
export const compareCourses = (a: Sortable, b: Sortable): number =>
  (a.data.order ?? LAST) - (b.data.order ?? LAST) ||
  (b.data.createdAt?.getTime() ?? 0) - (a.data.createdAt?.getTime() ?? 0) ||
  a.data.title.localeCompare(b.data.title, 'fr') ||
  a.id.localeCompare(b.id);
