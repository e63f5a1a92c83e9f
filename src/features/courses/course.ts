import { formatDay } from '#src/lib/french-dates.ts';
import { parisToday } from '#src/lib/clock.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import type { CourseData, CoursePrice } from './course-schema.ts';

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

/** A course without dates gets a fixed date, so that the API does not change with each build. */
export const dateOf = ({ createdOn, publishOn, updatedOn }: Dated): Date =>
  createdOn ?? publishOn ?? updatedOn ?? new Date('2015-01-01T00:00:00Z');

type Sortable = { id: string; data: Dated & { order?: number | undefined; title: string } };

export const compareCourses = (a: Sortable, b: Sortable): number =>
  (a.data.order ?? LAST) - (b.data.order ?? LAST) ||
  dateOf(b.data).getTime() - dateOf(a.data).getTime() ||
  a.data.title.localeCompare(b.data.title, 'fr') ||
  a.id.localeCompare(b.id);

type Price = Pick<CoursePrice, 'amount' | 'unit' | 'tax'>;

export const PRICE_LABEL = 'Tarif';

export const UNIT_LABELS: Record<Price['unit'], string> = { person: 'par personne', group: 'par groupe' };

export const TAX_LABELS: Record<Price['tax'], string> = {
  exempt: 'exonéré de TVA (formation professionnelle continue)',
  excluded: 'hors taxes',
  included: 'toutes taxes comprises',
};

export const priceTerms = ({ unit, tax }: Price): string => `${UNIT_LABELS[unit]}, ${TAX_LABELS[tax]}`;

export function formatPrice(price: Price, length: 'short' | 'full'): string {
  const amount = formatEuros(price.amount);
  if (length === 'full') return `${amount} ${priceTerms(price)}`;
  const notes = [price.tax === 'excluded' && 'HT', price.unit === 'group' && UNIT_LABELS.group];
  return [amount, ...notes].filter(Boolean).join('\u00a0');
}

/** Undefined for a price per group or excluding tax, which cannot be compared. */
export const personPrice = (price: Price | undefined): number | undefined =>
  price?.unit === 'person' && price.tax !== 'excluded' ? price.amount : undefined;

export function lowestPrice(
  courses: readonly Pick<CourseData, 'category' | 'price'>[],
  category?: string,
): number | undefined {
  const amounts = courses
    .filter((course) => category === undefined || course.category === category)
    .flatMap(({ price }) => personPrice(price) ?? []);
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}
