import { formatEuros } from '#src/lib/french-numbers.ts';
import type { CourseData, CoursePrice } from './course-schema.ts';

type Price = Pick<CoursePrice, 'amount' | 'unit' | 'tax'>;

export const UNIT_LABELS: Record<Price['unit'], string> = { person: 'par personne', group: 'par groupe' };

export const TAX_LABELS: Record<Price['tax'], string> = {
  exempt: 'exonéré de TVA (formation professionnelle continue)',
  excluded: 'hors taxes',
  included: 'toutes taxes comprises',
};

export function formatPrice(price: Price, length: 'short' | 'full'): string {
  const amount = formatEuros(price.amount);
  if (length === 'full') return `${amount} ${UNIT_LABELS[price.unit]}, ${TAX_LABELS[price.tax]}`;
  const notes = [price.tax === 'excluded' && 'HT', price.unit === 'group' && UNIT_LABELS.group];
  return [amount, ...notes].filter(Boolean).join('\u00a0');
}

export function lowestPrice(
  courses: readonly Pick<CourseData, 'category' | 'price'>[],
  category?: string,
): number | undefined {
  const amounts = courses
    .filter((course) => category === undefined || course.category === category)
    .flatMap(({ price }) => (price?.unit === 'person' ? [price.amount] : []));
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}
