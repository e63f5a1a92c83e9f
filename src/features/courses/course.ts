import { formatDay } from '#src/lib/french-dates.ts';
import { parisToday } from '#src/lib/paris-today.ts';

export const COURSES_PER_PAGE = 24;

export const SHOWCASE_SIZE = 3;

export const CHOICE_FORM = 'choix-formations';

type Openings = { openings: readonly { start: string; place: string }[] };

export const nextOpening = ({ openings }: Openings, today = parisToday()) =>
  openings.find(({ start }) => start > today);

export const nextStart = (course: Openings, today = parisToday()): string => {
  const next = nextOpening(course, today);
  return next ? `${next.place}, le ${formatDay(new Date(next.start)).replaceAll(' ', '\u00a0')}` : 'Dates à convenir';
};

const LAST = Number.MAX_SAFE_INTEGER;

type Dated = Partial<Record<'createdOn' | 'publishOn' | 'updatedOn', Date | undefined>>;

/** Must not change between builds. */
export const dateOf = ({ createdOn, publishOn, updatedOn }: Dated): Date =>
  createdOn ?? publishOn ?? updatedOn ?? new Date('2015-01-01T00:00:00Z');

type Sortable = { id: string; data: Dated & { order?: number | undefined; title: string } };

export const compareCourses = (a: Sortable, b: Sortable): number =>
  (a.data.order ?? LAST) - (b.data.order ?? LAST) ||
  dateOf(b.data).getTime() - dateOf(a.data).getTime() ||
  a.data.title.localeCompare(b.data.title, 'fr') ||
  a.id.localeCompare(b.id);
